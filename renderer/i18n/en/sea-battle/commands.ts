/** Sea Battle's own commands. */
export const seaBattleCommands = {
  'commands.sea-battle.placing': 'Sea Battle: placing the fleet',
  'command.sea-battle.turn': 'Turn the ship',
  'command.sea-battle.shape': 'Change its shape',
  'command.sea-battle.put-back': 'Put the ship back',
  'command.sea-battle.random': 'Place at random',
  'command.sea-battle.clear': 'Clear the sea',
  'command.sea-battle.other-sea': 'Move cursor to the other sea',
  'command.sea-battle.battle': 'To battle',
  'gesture.sea-battle.move': 'Take a ship and place it',
  'gesture.sea-battle.turn': 'Turn the ship in hand',
  'gesture.sea-battle.put-back': 'Put the ship in hand back',
} as const
