/** Admiral's own commands. */
export const admiralCommands = {
  'commands.admiral.sights': 'Admiral: views',
  'commands.admiral.assigning': 'Admiral: giving out captains',
  'command.admiral.turn': 'Turn',
  'command.admiral.fire': 'Fire',
  'command.admiral.board': 'Board',
  'command.admiral.repair': 'Repair',
  'command.admiral.captain': 'Captain',
  'command.admiral.finish': 'Finish the ship',
  'command.admiral.aim': 'Aim at hull or sails',
  'command.admiral.helped': "Use the captain's skill",
  'command.admiral.salvo': 'Everybody fires or nobody',
  'command.admiral.end-turn': 'End of turn',
  'command.admiral.danger': 'Enemy fire',
  'command.admiral.captains': 'Captains',
  'command.admiral.random': 'Deal at random',
  'command.admiral.clear': 'Take all captains back',
} as const
