import { FUNCTION_SPECS } from '../../src/core/model/tools.ts';
import type { Conversation, ConversationItem } from '../../src/core/ports.ts';

/** Two functions, so that literals stay readable. */
const TWO_FUNCTIONS = [
  {
    name: 'read_file',
    description: 'Read.',
    parameters: {
      type: 'object',
      properties: { rel_path: { type: 'string' } },
      required: ['rel_path'],
      additionalProperties: false,
    },
  },
  {
    name: 'reflect',
    description: 'Think.',
    parameters: { type: 'object', properties: {}, required: [], additionalProperties: false },
  },
];

export function smallConversation(items: readonly ConversationItem[]): Conversation {
  return { instructions: 'Fix it.', functions: TWO_FUNCTIONS, items };
}

/** With the tools that the product sends. */
export function realConversation(items: readonly ConversationItem[]): Conversation {
  return { instructions: 'Fix it.', functions: FUNCTION_SPECS, items };
}
