/** Reasons why a table refuses a request of a guest, one sentence for each code. */
export const problems = {
  'problem.bad-request': 'Игра попыталась сделать то, что ей не разрешено. Пожалуйста, сообщите об этом.',
  'problem.illegal-move': 'Так ходить нельзя.',
  'problem.not-your-turn': 'Сейчас не ваш ход.',
  'problem.no-such-match': 'Эта партия не открыта.',
  'problem.cannot-undo': 'Этот ход уже нельзя отменить.',
  'problem.not-your-seat': 'Этот игрок играет не за этим экраном.',
  'problem.not-allowed': 'Из этого окна так сделать нельзя.',
  'problem.too-many-requests': 'Слишком много действий сразу. Подождите немного и попробуйте снова.',
  'problem.save-failed':
    'Партию не удалось сохранить: диск может быть полон, защищён от записи или отключён. Пока ничего не потеряно. Проверьте диск и продолжайте.',
  'problem.not-connected': 'Со столом сейчас нет связи.',
  'problem.internal': 'Внутренняя ошибка игры. Подробности записаны в журнал.',
  'problem.seat-taken': 'За этим местом уже играет кто-то другой.',
} as const
