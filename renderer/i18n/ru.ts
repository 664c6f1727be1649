import { admiralTable } from './ru/admiral/tableTexts.ts'
import { book } from './ru/book.ts'
import { jackalTable } from './ru/jackal/tableTexts.ts'
import { seaBattleTable } from './ru/sea-battle/tableTexts.ts'
import { shared } from './ru/shared.ts'
import type { Message, TextKey } from './t.ts'

/** Every text of the program in Russian. */
export const ru = {
  ...shared,
  ...jackalTable,
  ...admiralTable,
  ...seaBattleTable,
  ...book,
} as const satisfies Record<TextKey, Message>
