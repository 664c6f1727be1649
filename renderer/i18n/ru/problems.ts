/** Why a request was refused, one sentence a code. */
export const problems = {
  'problem.bad-request': 'Игра попыталась сделать то, что ей не разрешено. Пожалуйста, сообщите об этом.',
  'problem.illegal-move': 'Так ходить нельзя.',
  'problem.not-your-turn': 'Сейчас не ваш ход.',
  'problem.no-such-match': 'Эта партия не открыта.',
  'problem.no-such-save': 'Такого сохранения больше нет.',
  'problem.cannot-undo': 'Этот ход уже нельзя отменить.',
  'problem.not-your-seat': 'Этот игрок играет не за этим экраном.',
  'problem.not-allowed': 'Из этого окна так сделать нельзя.',
  'problem.too-many-requests': 'Слишком много действий сразу. Подождите немного и попробуйте снова.',
  'problem.save-failed':
    'Партию не удалось сохранить: диск может быть полон, защищён от записи или отключён. Пока ничего не потеряно. Проверьте диск и продолжайте.',
  'problem.file-unreadable': 'Этот файл не удаётся прочитать ни как партию, ни как запись.',
  'problem.file-too-new': 'Этот файл записан более новой версией игры.',
  'problem.file-too-long': 'Этот файл длиннее любой настоящей партии, поэтому он не открыт.',
  'problem.file-invalid': 'Этот файл не подходит к игре.',
  'problem.not-connected': 'Со столом сейчас нет связи.',
  'problem.cancelled': 'Отменено.',
  'problem.internal': 'Внутренняя ошибка игры. Подробности записаны в журнал.',
  'problem.folder-not-shown': 'Папку не удалось открыть. Она находится здесь:',
  'problem.match-on-table': 'Пока открыта партия, этого сделать нельзя.',
} as const
