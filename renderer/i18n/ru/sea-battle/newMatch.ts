/** Sea Battle: its card and its form for a new match. */
export const seaBattleNewMatch = {
  'game.sea-battle': 'Морской бой',
  'game.sea-battle.about': 'Скрытые флоты: расставьте десять кораблей и найдите десять вражеских',
  'player.default.north': 'Грейс О’Мэлли',
  'player.default.south': 'Фрэнсис Дрейк',
  'option.touch': 'Можно касаться углами',
  'option.touch.about': 'Выкл.: вокруг каждого корабля вода',
  'option.shapes': 'Изогнутые корабли',
  'option.shapes.about': 'Трёх- и четырёхпалубные могут лежать с поворотом',
  'option.autoMark': 'Отмечать воду вокруг потопленных',
  'option.autoMark.about': 'Это только метка: стрелять туда можно',
  'option.first': 'Стреляет первым',
  'first.draw': 'По жребию',
  'first.north': 'Первый капитан',
  'first.south': 'Второй капитан',
  'new.battle': 'Номер боя',
  'new.battle.about': 'Тот же номер — тот же жребий, и боты думают так же. Пусто: новый',
} as const
