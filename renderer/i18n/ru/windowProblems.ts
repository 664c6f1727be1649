/** Reasons why the host refuses a request of its window, beside those in `problems.ts`. */
export const windowProblems = {
  'problem.name-taken': 'Такое или похожее имя уже есть у другого человека.',
  'problem.no-such-save': 'Такого сохранения больше нет.',
  'problem.file-unreadable': 'Этот файл не удаётся прочитать ни как партию, ни как запись.',
  'problem.file-too-new': 'Этот файл записан более новой версией игры.',
  'problem.file-too-long': 'Этот файл длиннее любой настоящей партии, поэтому он не открыт.',
  'problem.file-invalid': 'Этот файл не подходит к игре.',
  'problem.cancelled': 'Отменено.',
  'problem.folder-not-shown': 'Папку не удалось открыть. Она находится здесь:',
  'problem.folder-in-use':
    'С этой папкой сохранений уже работает другая запущенная копия игры. Сначала закройте её, иначе пропадут ходы.',
  'problem.screens-closed': 'Стол не открыт для других экранов.',
  'problem.screens-failed': 'Не получается пустить другие экраны. Подробности — в журнале.',
  'problem.port-in-use': 'Этот порт занят другой программой на этом компьютере. Выберите другой.',
  'problem.network-gone': 'Эта сеть пропала. Партия продолжается; другие экраны вернутся вместе с сетью.',
  'problem.too-far': 'Этот адрес не из сети этого компьютера. Войти можно только за стол в своей сети.',
  'problem.no-such-person': 'Этого человека больше нет на этом компьютере.',
  'problem.too-many-people': 'На этом компьютере слишком много людей.',
  'problem.match-on-table': 'Пока открыта партия, этого сделать нельзя.',
} as const
