import { eventView } from './event-view.ts';
import { firstLine, formatCount } from './format.ts';
import type { PageEvent } from './page-run.ts';
import { type ElementView, h } from './view.ts';

/** Events drawn at once; a turn with more offers the rest. */
export const EVENTS_AT_ONCE = 100;

/** An event of an open turn. `index` is its place in the record, by which the page finds it again. */
export function eventSection(index: number, event: PageEvent): ElementView {
  const { title, tone, views, hasPrompt } = eventView(event.kind, event.payload);
  return h(
    'section',
    { class: views.length === 0 ? `event line ${tone}` : `event ${tone}` },
    h('h4', {}, firstLine(title, 160)),
    hasPrompt === true ? onDemand('Show prompt', { 'data-prompt': String(index) }) : null,
    // Whatever the views leave out: the event as it stands in the record.
    onDemand(`#${formatCount(event.seq)} ${firstLine(event.kind, 40)}`, {
      class: 'json',
      'data-json': String(index),
    }),
    views,
  );
}

/** A button that the page answers by drawing something under its event, or taking it away again. */
function onDemand(label: string, attributes: ElementView['attributes']): ElementView {
  return h('button', { type: 'button', 'aria-expanded': 'false', ...attributes }, label);
}
