/** How much JSON from outside may hold. `values` counts lists, objects, and what follows a comma. */
interface JsonBounds {
  /** Levels of lists and objects. */
  readonly depth: number;
  readonly values: number;
  /** Bounds of members of the outermost object, by name; members without bounds of their own share those of `others`. */
  readonly members?: Readonly<Record<string, MemberBounds>>;
  readonly others?: MemberBounds;
}

interface MemberBounds {
  readonly bytes: number;
  readonly values: number;
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const OTHERS = '';

/**
 * Names the bound that a JSON text in UTF-8 exceeds; null when it exceeds none. Reads the bytes once, before a parser
 * does: a value of two bytes costs parser and validator a hundred bytes and a microsecond, and both recurse. Does not
 * check whether the text is JSON.
 */
export function exceededBound(
  bytes: Uint8Array,
  { depth: maxDepth, values: maxValues, members = {}, others }: JsonBounds,
): string | null {
  const spent = new Map<string, MemberBounds>();
  let depth = 0;
  let values = 0;
  let member = { name: OTHERS, at: 0, values: 0 };
  let key = '';
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      const end = endOfString(bytes, at);
      if (depth === 1) key = String.fromCharCode(...bytes.subarray(at + 1, Math.min(end, at + 50)));
      at = end;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values += 1;
      depth += 1;
      if (depth > maxDepth) return `nests more than ${maxDepth} levels`;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === COMMA) values += 1;
    else if (byte === COLON && depth === 1 && Object.hasOwn(members, key)) member.name = key;
    if (values > maxValues) return `holds more than ${maxValues} values`;
    const isMemberEnd = at >= bytes.length || (byte === COMMA && depth === 1);
    if (!isMemberEnd) continue;
    const { name } = member;
    const bounds = name === OTHERS ? others : members[name];
    // A name can be given many times.
    const before = spent.get(name) ?? { bytes: 0, values: 0 };
    const now = { bytes: before.bytes + at - member.at, values: before.values + values - member.values };
    const shown = name === OTHERS ? 'its other members' : name;
    if (bounds !== undefined && now.bytes > bounds.bytes)
      return `holds more than ${bounds.bytes} bytes in ${shown}`;
    if (bounds !== undefined && now.values > bounds.values)
      return `holds more than ${bounds.values} values in ${shown}`;
    spent.set(name, now);
    member = { name: OTHERS, at, values };
  }
  return null;
}

/** Where the text ends whose opening quote stands at `start`: at its closing quote, or behind the last byte. */
function endOfString(bytes: Uint8Array, start: number): number {
  for (let end = bytes.indexOf(QUOTE, start + 1); end >= 0; end = bytes.indexOf(QUOTE, end + 1)) {
    let first = end;
    while (bytes[first - 1] === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return bytes.length;
}
