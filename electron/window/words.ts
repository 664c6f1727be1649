import type { Language } from '../contract/ipc.ts'

/** Texts of the system's dialogs. */
export interface Words {
  readonly matchFiles: string
  readonly replayFiles: string
  readonly mapFiles: string
  readonly pictureFiles: string
  readonly positionFiles: string
  readonly rulesetFiles: string
  readonly peopleFiles: string
  readonly importQuestion: (file: string) => string
  readonly importDetail: string
  readonly importIt: string
  readonly openQuestion: string
  readonly openDetail: string
  /** The end of a list that is too long. */
  readonly andMore: (count: string) => string
  readonly openThem: string
  readonly leaveIt: string
  readonly notOpened: (name: string) => string
  readonly fileFaults: Readonly<
    Record<'file-unreadable' | 'file-too-new' | 'file-too-long' | 'save-failed' | 'internal', string>
  >
  readonly keepsCrashing: string
  readonly notStarted: string
  readonly notStartedDetail: (folder: string) => string
  readonly inUse: string
  readonly inUseDetail: (folder: string, process: string) => string
  readonly unwritable: (folder: string) => string
  readonly close: string
}

const EN: Words = {
  matchFiles: "Captain's Table matches",
  replayFiles: "Captain's Table replays",
  mapFiles: 'Jackal maps',
  pictureFiles: 'Pictures',
  positionFiles: 'Positions',
  rulesetFiles: 'Game numbers',
  peopleFiles: 'Family records',
  importQuestion: (file) => `Import the match “${file}”?`,
  importDetail: 'It is added to your saves as a copy; the file stays as it is.',
  importIt: 'Import',
  openQuestion: 'Open these files?',
  openDetail: 'Matches are added to your saves as copies; the files stay as they are.',
  andMore: (count) => `… and ${count} more`,
  openThem: 'Open',
  leaveIt: 'Cancel',
  notOpened: (name) => `“${name}” was not opened.`,
  fileFaults: {
    'file-unreadable': 'It cannot be read as a match or a replay; nothing was changed.',
    'file-too-new': 'It was written by a newer version of the game; nothing was changed.',
    'file-too-long': 'It is longer than any match; nothing was changed.',
    'save-failed': 'It could not be written to the saves.',
    internal: 'Something went wrong. The details are in the log; nothing was changed.',
  },
  keepsCrashing: 'The table cannot be shown: it keeps crashing. Your match is saved.',
  notStarted: 'The game could not be started.',
  notStartedDetail: (folder) => `Your matches are safe. The error was written to ${folder}.`,
  inUse: 'The game is already running.',
  inUseDetail: (folder, process) =>
    `Another copy (process ${process}) uses the saves in ${folder}. Close it first, so that no move is lost.`,
  unwritable: (folder) => `Nothing can be saved in ${folder}: the disk is full, write-protected or gone.`,
  close: 'Close',
}

const RU: Words = {
  matchFiles: 'Партии «Капитанского стола»',
  replayFiles: 'Записи «Капитанского стола»',
  mapFiles: 'Карты «Шакала»',
  pictureFiles: 'Картинки',
  positionFiles: 'Позиции',
  rulesetFiles: 'Числа игры',
  peopleFiles: 'Семейные летописи',
  importQuestion: (file) => `Добавить партию «${file}»?`,
  importDetail: 'В сохранениях появится её копия, сам файл не изменится.',
  importIt: 'Добавить',
  openQuestion: 'Открыть эти файлы?',
  openDetail: 'Партии появятся в сохранениях как копии, сами файлы не изменятся.',
  andMore: (count) => `… и ещё ${count}`,
  openThem: 'Открыть',
  leaveIt: 'Отмена',
  notOpened: (name) => `Не удалось открыть «${name}».`,
  fileFaults: {
    'file-unreadable': 'Прочитать файл как партию или запись не удалось; ничего не изменилось.',
    'file-too-new': 'Файл записан более новой версией игры; ничего не изменилось.',
    'file-too-long': 'Файл длиннее любой партии; ничего не изменилось.',
    'save-failed': 'Записать партию в сохранения не удалось.',
    internal: 'Внутренняя ошибка. Она записана в журнал; ничего не изменилось.',
  },
  keepsCrashing: 'Показать стол не удаётся: сбой повторяется раз за разом. Ваша партия сохранена.',
  notStarted: 'Игра не запустилась.',
  inUse: 'Игра уже запущена.',
  inUseDetail: (folder, process) =>
    `С сохранениями в папке ${folder} работает другая копия игры (процесс ${process}). Сначала закройте её, иначе пропадут ходы.`,
  notStartedDetail: (folder) => `С вашими партиями ничего не случилось. Что пошло не так, записано в папку ${folder}.`,
  unwritable: (folder) => `В папке ${folder} ничего нельзя сохранить: диск полон, защищён от записи или пропал.`,
  close: 'Закрыть',
}

export const WORDS: Readonly<Record<Language, Words>> = { en: EN, ru: RU }
