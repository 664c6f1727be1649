/** Jackal's own commands. */
export const jackalCommands = {
  'command.jackal.carry': 'Взять или оставить сокровище',
  'command.jackal.bottle': 'Взять бутылку или обойтись без неё',
  'command.jackal.deck': 'Что ещё не открыто',
} as const
