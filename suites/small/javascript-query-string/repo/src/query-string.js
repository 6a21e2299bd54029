/** The pairs of a query string as an object; a name given twice becomes a list. */
export function parseQuery(text) {
  const query = {};
  for (const part of text.replace(/^\?/, '').split('&')) {
    if (part === '') continue;
    const [rawName, rawValue = ''] = part.split('=');
    const name = decode(rawName);
    const value = decode(rawValue);
    if (!Object.hasOwn(query, name)) query[name] = value;
    else if (Array.isArray(query[name])) query[name].push(value);
    else query[name] = [query[name], value];
  }
  return query;
}

const decode = (text) => decodeURIComponent(text.replaceAll('+', ' '));
