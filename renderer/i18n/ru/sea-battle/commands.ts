/** Sea Battle's own commands. */
export const seaBattleCommands = {
  'commands.sea-battle.placing': 'Морской бой: расстановка',
  'command.sea-battle.turn': 'Повернуть корабль',
  'command.sea-battle.shape': 'Сменить форму',
  'command.sea-battle.put-back': 'Убрать корабль',
  'command.sea-battle.random': 'Расставить наугад',
  'command.sea-battle.clear': 'Убрать все корабли',
  'command.sea-battle.other-sea': 'Курсор в другое море',
  'command.sea-battle.battle': 'К бою',
  'gesture.sea-battle.move': 'Взять корабль и поставить',
  'gesture.sea-battle.turn': 'Повернуть корабль в руке',
  'gesture.sea-battle.put-back': 'Вернуть корабль в гавань',
} as const
