/** Jackal's own commands. */
export const jackalCommands = {
  'command.jackal.carry': 'Take or leave the load',
  'command.jackal.bottle': 'Use or keep a bottle',
  'command.jackal.deck': 'Tiles still hidden',
} as const
