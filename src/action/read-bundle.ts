import { MAX_BUNDLE_BYTES } from './bundle.ts';
import { type Refusal, refuse } from './bundle-rules.ts';
import type { Bundle } from './bundle-schema.ts';

/** How deep JSON may nest; a trace's own is below 20. */
const MAX_DEPTH = 100;

/** Reads a bundle's bytes, whoever wrote them. Never throws. */
export async function readBundle(
  bytes: Buffer,
): Promise<{ readonly kind: 'read'; readonly bundle: Bundle } | Refusal> {
  if (bytes.length > MAX_BUNDLE_BYTES) return refuse('size', `has more than ${MAX_BUNDLE_BYTES} bytes`);
  const json = parse(bytes);
  if (json === undefined) return refuse('form', 'is not JSON in UTF-8');
  // Not earlier: the schemas take time to build, and only who publishes needs them.
  const { BundleSchema } = await import('./bundle-schema.ts');
  try {
    const parsed = BundleSchema.safeParse(json);
    if (parsed.success) return { kind: 'read', bundle: parsed.data };
    const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => {
      const place = path.join('.');
      return place === '' ? message : `${place}: ${message}`;
    });
    return refuse('form', `is not of the published form (${issues.join('; ').slice(0, 600)})`);
  } catch (error) {
    if (error instanceof RangeError) return refuse('form', 'is nested too deeply');
    throw error;
  }
}

function parse(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isDeeper(text, MAX_DEPTH) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counted in the text: parsers and validators recurse. */
function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') isInText = !isInText;
    else if (isInText) at += char === '\\' ? 1 : 0;
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}
