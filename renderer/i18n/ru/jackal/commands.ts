/** Jackal's own commands. */
export const jackalCommands = {
  'command.jackal.carry': 'Взять или оставить ношу',
  'command.jackal.bottle': 'Потратить бутылку или обойтись без неё',
  'command.jackal.deck': 'Что ещё не открыто',
} as const
