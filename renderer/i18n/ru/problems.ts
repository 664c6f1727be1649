/** Why a request was refused, one sentence a code. */
export const problems = {
  'problem.bad-request': 'Программа попросила лишнего. Пожалуйста, сообщите об этом.',
  'problem.illegal-move': 'Так ходить нельзя.',
  'problem.not-your-turn': 'Сейчас не ваш ход.',
  'problem.no-such-match': 'Эта партия не открыта.',
  'problem.no-such-save': 'Такого сохранения больше нет.',
  'problem.cannot-undo': 'Отменить нельзя: показано скрытое или ход уже перешёл.',
  'problem.not-your-seat': 'За это место играют не здесь.',
  'problem.not-allowed': 'С этого экрана это не разрешено.',
  'problem.too-many-requests': 'Слишком много сразу. Подождите немного и попробуйте снова.',
  'problem.save-failed':
    'Сохранение не записалось: диск может быть полон, защищён от записи или пропал. Пока ничего не потеряно; разберитесь с диском и продолжайте.',
  'problem.file-unreadable': 'Этот файл не читается как партия или запись.',
  'problem.file-too-new': 'Этот файл записан более новой версией игры.',
  'problem.file-too-long': 'Этот файл длиннее любой партии. Он не открыт.',
  'problem.file-invalid': 'Этот файл не подходит игре.',
  'problem.cancelled': 'Отменено.',
  'problem.internal': 'Внутренняя ошибка. Она записана в журнал.',
  'problem.folder-not-shown': 'Система не показывает папки. Вот она:',
  'problem.match-on-table': 'Не сейчас: на столе партия.',
} as const
