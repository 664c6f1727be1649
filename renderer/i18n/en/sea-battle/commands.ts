/** Sea Battle's own commands. */
export const seaBattleCommands = {
  'commands.sea-battle.placing': 'Sea Battle: laying the fleet',
  'command.sea-battle.turn': 'Turn the ship',
  'command.sea-battle.shape': 'Change her shape',
  'command.sea-battle.put-back': 'Put the ship back',
  'command.sea-battle.random': 'Lay at random',
  'command.sea-battle.clear': 'Clear the sea',
  'command.sea-battle.battle': 'To battle',
} as const
