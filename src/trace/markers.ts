import * as z from 'zod';
import { isJsonObject, type Json } from '../agent/json.ts';

/** Where shared content stands: `at` in the payload of event `seq`; with `json`, in the JSON that the string at `at` holds. */
export const RefSchema = z.strictObject({
  seq: z.number().int().min(0),
  at: z.string(),
  json: z.exactOptional(z.string()),
});
export type Ref = z.infer<typeof RefSchema>;

/** A stretch of a string, in UTF-16 units, end exclusive; left out at the string's own ends. */
export const StretchSchema = RefSchema.extend({
  from: z.exactOptional(z.number().int().min(0)),
  to: z.exactOptional(z.number().int().min(0)),
});

export type StretchRef = z.infer<typeof StretchSchema>;

/** What stands for a value inside `appended`, `action` and `args`. No other object there has a key that starts with `$`. */
export const MarkerSchema = z.union([
  z.strictObject({ $ref: RefSchema }),
  z.strictObject({ $text: z.array(z.union([z.string(), StretchSchema])) }),
  z.strictObject({ $json: z.string() }),
]);
export type Marker = z.infer<typeof MarkerSchema>;

/** Whether any object in the value, at any depth, has a key that could be taken for a marker. Iterative: depth is the model's choice. */
export function holdsMarkerKey(value: Json): boolean {
  const left: Json[] = [value];
  for (let each = left.pop(); each !== undefined; each = left.pop()) {
    if (Array.isArray(each)) {
      for (const member of each) left.push(member);
    } else if (isJsonObject(each)) {
      for (const [key, member] of Object.entries(each)) {
        if (key.startsWith('$')) return true;
        left.push(member);
      }
    }
  }
  return false;
}
