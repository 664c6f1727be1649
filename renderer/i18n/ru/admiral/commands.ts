/** Admiral's own commands. */
export const admiralCommands = {
  'commands.admiral.sights': 'Адмирал: что показать',
  'commands.admiral.assigning': 'Адмирал: раздача капитанов',
  'command.admiral.turn': 'Повернуть',
  'command.admiral.fire': 'Огонь',
  'command.admiral.board': 'На абордаж',
  'command.admiral.repair': 'Ремонт',
  'command.admiral.captain': 'Капитан',
  'command.admiral.finish': 'Закончить ход корабля',
  'command.admiral.aim': 'Целить в корпус или в паруса',
  'command.admiral.helped': 'Помощь капитана',
  'command.admiral.salvo': 'Стреляют все или никто',
  'command.admiral.end-turn': 'Конец хода',
  'command.admiral.danger': 'Огонь врага',
  'command.admiral.captains': 'Капитаны',
  'command.admiral.random': 'Раздать наугад',
  'command.admiral.clear': 'Забрать всех капитанов',
} as const
