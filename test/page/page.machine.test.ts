import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '../../src/page/page.ts';
import { chromiumPath, TestBrowser } from './page-browser.ts';
import { fixedRun, longRun } from './page-events.ts';
import { hostileRun, LONG_LINE } from './page-hostile.ts';

const hint = chromiumPath === null ? ' (skipped: no Chromium here; install it or set CHROMIUM_PATH)' : '';

describe.skipIf(chromiumPath === null)(`the trace page in a browser${hint}`, () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await TestBrowser.launch();
  });
  afterAll(() => browser.close());

  const openFixed = () => browser.open(renderPage(fixedRun()));

  describe('for everyone', () => {
    it.each([
      { colorScheme: 'light', width: 1200 },
      { colorScheme: 'dark', width: 360 },
    ] as const)('axe finds nothing, everything opened, in $colorScheme at $width px', async (look) => {
      const { page, misdeeds } = await browser.open(renderPage(fixedRun()), look);
      await openEverything(page);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('?');
      expect(await axeFindings(page, 'dialog')).toEqual([]);
      expect(misdeeds).toEqual([]);
    });

    it('never scrolls sideways at 360 px, even with everything opened', async () => {
      const { page } = await browser.open(renderPage(fixedRun()), { width: 360 });
      await openEverything(page);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      expect(
        await page.evaluate(
          '[...document.querySelectorAll("pre")].some((pre) => pre.scrollWidth > pre.clientWidth)',
        ),
      ).toBe(true);
    });

    it.each([1200, 390])('five results fill their rows at %i px', async (width) => {
      const confirm = fixedRun()
        .events.filter(({ kind }) => kind === 'tests')
        .at(-1);
      const html = renderPage({
        ...fixedRun(),
        events: fixedRun().events.flatMap((event) =>
          event.kind === 'final' && confirm !== undefined ? [confirm, confirm, event] : [event],
        ),
      });
      const { page } = await browser.open(html, { width });
      const bottomRow = await page.evaluate(`(() => {
        const cells = [...document.querySelectorAll('.proof li')].map((cell) => cell.getBoundingClientRect());
        const last = cells.filter(({ top }) => top === cells.at(-1).top);
        return [cells.length, last.reduce((sum, { width }) => sum + width, last.length + 1)];
      })()`);
      const wide = await page.evaluate("document.querySelector('.proof').getBoundingClientRect().width");
      expect(bottomRow).toEqual([5, expect.closeTo(Number(wide), 0)]);
    });

    it('shows outcome, evidence, the final diff and the turns without JavaScript, and says what is missing', async () => {
      const { page } = await browser.open(renderPage(fixedRun()), { javaScriptEnabled: false });
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Fixed');
      const order = await page.evaluate(
        '[...document.querySelector(".verdict").children].map(({ className }) => className)',
      );
      expect(order).toEqual(['good', 'goal', 'meaning', 'proof', 'change', 'failure']);
      expect(await page.locator('.proof li').allTextContents()).toHaveLength(3);
      const diff = page.locator('.verdict .change [aria-label="The final diff"]');
      expect(await diff.locator('.added').textContent()).toContain('if entry.day > day:');
      expect(await page.locator('#turns li.turn').count()).toBe(11);
      expect(await page.locator('noscript p').isVisible()).toBe(true);
      expect(await page.locator('#search').isVisible()).toBe(false);
    });

    it('changes colours by its button, over what the system prefers, and remembers', async () => {
      const { page } = await openFixed();
      const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
      const light = await background();
      const button = page.locator('#theme');
      await button.click();
      await button.click();
      expect(await button.textContent()).toBe('Colours: dark');
      expect(await background()).not.toBe(light);
      await page.reload();
      expect(await button.textContent()).toBe('Colours: dark');
      await button.click();
      expect(await background()).toBe(light);
    });

    it('prints what is open, without its controls', async () => {
      const { page } = await openFixed();
      const added = page.locator('#turn-8 .event > pre .added');
      await page.locator('#turn-8 summary').click();
      await added.waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('#controls').isVisible()).toBe(false);
      expect(await added.isVisible()).toBe(true);
    });
  });

  describe('the timeline', () => {
    it('shows what a turn wanted, the diff, the failing lines and the reflection', async () => {
      const { page } = await openFixed();
      await page.locator('#turn-4 summary').click();
      const turn = page.locator('#turn-4');
      expect(await turn.locator('.event > pre .removed').textContent()).toContain('if entry.day >= day:');
      expect(await turn.locator('.event > pre .added').textContent()).toContain('not is_leap(day.year)');
      const failing = turn.locator('[aria-label="Failing lines"]');
      expect(await failing.textContent()).toContain("AssertionError: assert Decimal('1480.00')");
      expect(await turn.getByText('drop the leap-year case').isVisible()).toBe(true);
    });

    it('walks by keyboard: j, k, Enter, ? and back', async () => {
      const { page } = await openFixed();
      const focused = () => page.evaluate('document.activeElement.closest("li")?.id ?? ""');
      await page.keyboard.press('j');
      expect(await focused()).toBe('start');
      for (const key of ['j', 'j']) await page.keyboard.press(key);
      expect(await focused()).toBe('turn-2');
      for (const key of ['k', 'k', 'k']) await page.keyboard.press(key);
      expect(await focused()).toBe('start');
      await page.keyboard.press('Enter');
      await page.locator('#start .event').first().waitFor();
      await page.keyboard.press('Enter');
      expect(await page.locator('#start > details[open]').count()).toBe(0);
      await page.keyboard.press('?');
      expect(await page.locator('dialog').isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await page.locator('dialog').isVisible()).toBe(false);
    });

    it('leaves single keys alone when told to', async () => {
      const { page } = await openFixed();
      await page.keyboard.press('?');
      await page.locator('#single-keys').uncheck();
      await page.keyboard.press('Escape');
      await page.keyboard.press('j');
      expect(await page.evaluate('document.activeElement.closest("li")')).toBe(null);
    });

    it('shows the prompt of a turn on demand, rebuilt and checked against its hash', async () => {
      const { page } = await openFixed();
      await page.locator('#turn-9 summary').first().click();
      const button = page.locator('#turn-9').getByRole('button', { name: 'Show prompt' });
      await button.click();
      const prompt = page.locator('#turn-9 .prompt');
      await prompt.getByText('Its sha256 is the recorded one.').waitFor();
      expect(await prompt.locator('.message summary').first().textContent()).toContain('tools');
      const opening = prompt.locator('.message', { hasText: 'user' }).first();
      await opening.locator('summary').click();
      expect(await opening.locator('pre').textContent()).toContain('Goal: Make the failing workflow');
      expect(await prompt.locator('.message.new pre').last().textContent()).toContain(
        '+            if entry.day > day:',
      );
      await button.click();
      expect(await prompt.count()).toBe(0);
    });

    it('shows any event as it was recorded', async () => {
      const { page } = await openFixed();
      await page.locator('#turn-5 summary').first().click();
      await page.locator('#turn-5').getByRole('button', { name: 'policy_denied' }).click();
      expect(await page.locator('#turn-5 .record').textContent()).toContain('"rule": "W18"');
    });

    it('opens the turn that a link, the chart or the address names', async () => {
      const { page } = await openFixed();
      await page.getByRole('link', { name: 'turn 8' }).first().click();
      await page.locator('#turn-8 .event').first().waitFor();
      const chart = page.locator('.plot > svg');
      const width = (await chart.boundingBox())?.width ?? 0;
      await chart.click({ position: { x: (width * 4.5) / 11, y: 20 } });
      await page.locator('#turn-4 .event').first().waitFor();
      await page.goto(`${page.url().split('#')[0]}#turn-6`);
      await page.locator('#turn-6 .event').first().waitFor();
    });
  });

  describe('the search', () => {
    it('filters the turns, counts the hits, shows the first, and ends with Esc', async () => {
      const { page } = await openFixed();
      await page.keyboard.press('/');
      await page.keyboard.type('LEAP-YEAR');
      await page.locator('#hits', { hasText: '1 hit in 1 turn' }).waitFor();
      expect(await page.evaluate(ROW_IDS)).toEqual(['turn-4']);
      expect(await page.locator('#turn-4 .found mark').textContent()).toBe('leap-year');
      await page.locator('#turn-4 summary').first().click();
      await expect.poll(() => page.evaluate('CSS.highlights.get("hit")?.size')).toBe(1);
      await page.locator('#search').focus();
      await page.keyboard.press('Escape');
      expect(await page.locator(SHOWN).count()).toBe(11);
      expect(await page.locator('#hits').textContent()).toBe('');
      expect(await page.locator('#search').inputValue()).toBe('');
    });

    it('says so when nothing is found, and takes every character as itself', async () => {
      const { page } = await openFixed();
      await page.locator('#search').fill('.*(');
      await page.locator('#hits', { hasText: 'No hits' }).waitFor();
      await page.locator('#search').fill('.balance(');
      await page.locator('#hits', { hasText: 'hits in' }).waitFor();
      expect(await page.locator(SHOWN).count()).toBeLessThan(11);
    });
  });

  describe('a hostile run', () => {
    it('executes nothing and asks for nothing, whatever is opened', async () => {
      const { page, misdeeds } = await browser.open(renderPage(hostileRun()));
      await openEverything(page);
      await page.locator('#search').fill('<script>');
      await page.locator('#hits', { hasText: 'hits in' }).waitFor();
      await page.keyboard.press('Escape');
      expect(await page.evaluate('globalThis.pwned')).toBeUndefined();
      expect(await page.locator('img, iframe, base, object, embed, form, a:not([href^="#"])').count()).toBe(
        0,
      );
      expect(await page.locator('script:not([type="application/json"])').count()).toBe(1);
      expect(await page.locator('[onclick], [onfocus], [onerror], [onload], [style], [src]').count()).toBe(0);
      expect(misdeeds).toEqual([]);
    });

    it('shows markup as text and unseen characters by name', async () => {
      const { page } = await browser.open(renderPage(hostileRun()));
      await openEverything(page);
      const answer = page.locator('#turn-2 [aria-label^="Answer"]');
      expect(await answer.textContent()).toContain(
        '</script><script>globalThis.pwned = 2; alert(2)</script>',
      );
      const marks = await answer.locator('.unseen').allTextContents();
      expect(marks).toEqual(
        expect.arrayContaining(['U+202E', 'U+200B', 'U+E0041', 'U+0000', 'U+D800', 'U+2028', 'U+FEFF']),
      );
      expect(await answer.textContent()).toContain('concealed');
    });

    it('lets no script of another run, even one that got into the page', async () => {
      const injected = renderPage(fixedRun()).replace(
        '<main>',
        '<main><script>globalThis.pwned = 1</script>',
      );
      const { page, misdeeds } = await browser.open(injected);
      expect(await page.evaluate('globalThis.pwned')).toBeUndefined();
      expect(misdeeds.join()).toContain('Content Security Policy');
    });

    it('cuts a line of five million characters, and shows it whole on demand', async () => {
      const { page } = await browser.open(renderPage(hostileRun()));
      await page.locator('#turn-21 summary').first().click();
      const answer = page.locator('#turn-21 [aria-label="Answer of read_file"]');
      expect((await answer.textContent())?.length).toBeLessThan(20_000);
      await page.locator('#turn-21').getByRole('button', { name: 'Show all 5,000,010 characters' }).click();
      expect((await answer.textContent())?.length).toBe(LONG_LINE.length);
    });
  });

  describe('a run of 40,000 events', () => {
    it('lists all turns, opens, searches, jumps and walks', async () => {
      const { page, misdeeds } = await browser.open(renderPage(longRun(10_000)));
      expect(await page.locator('#turns li.turn').count()).toBe(10_001);
      await page.locator('#turn-5 summary').click();
      await page.locator('#turn-5 .event').first().waitFor();
      await page.locator('#search').fill('needle');
      await page.locator('#hits', { hasText: '1 hit in 1 turn' }).waitFor();
      expect(await page.locator(SHOWN).count()).toBe(1);
      await page.keyboard.press('Escape');
      await page.evaluate('location.hash = "#turn-9000"');
      await page.locator('#turn-9000 .event').first().waitFor();
      await page.keyboard.press('j');
      expect(await page.evaluate('document.activeElement.closest("li").id')).toBe('turn-9001');
      expect(misdeeds).toEqual([]);
    });
  });
});

/** The rows that no search hides. */
const SHOWN = '#turns li.turn:not([hidden])';
const ROW_IDS = '[...document.querySelectorAll("#turns li.turn:not([hidden])")].map(({ id }) => id)';

/** Opens every turn, every prompt, every recorded event and every fold. */
async function openEverything(page: Page): Promise<void> {
  const press = (selector: string) =>
    page.evaluate(`document.querySelectorAll('${selector}').forEach((each) => each.click())`);
  await page.locator('#open-all').click();
  // `waitForFunction` would ask by `eval`, which the page's policy forbids.
  await expect
    .poll(() =>
      page.evaluate(
        '[...document.querySelectorAll("#turns li.turn .body")].every((body) => body.childElementCount > 0)',
      ),
    )
    .toBe(true);
  await press('[data-prompt], [data-json]');
  await page.evaluate('document.querySelectorAll("details").forEach((each) => { each.open = true; })');
}

const findingsIn = (
  selector: string,
) => `axe.run('${selector}').then(({ violations }) => violations.map(({ id, impact, nodes }) =>
  impact + ' ' + id + ': ' + nodes.map(({ html }) => html).slice(0, 3).join(' ')))`;

/** What axe-core has against the page as it stands, or a part of it, of any impact. */
async function axeFindings(page: Page, selector = 'html'): Promise<unknown> {
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  await page.evaluate(await readFile(axe, 'utf8'));
  return page.evaluate(findingsIn(selector));
}
