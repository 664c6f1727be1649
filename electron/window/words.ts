import type { Settings } from '../contract/ipc.ts'

/** What the system's own dialogs say. */
interface Words {
  readonly matchFiles: string
  readonly replayFiles: string
  readonly positionFiles: string
  readonly rulesetFiles: string
  readonly importQuestion: (file: string) => string
  readonly importDetail: string
  readonly importIt: string
  readonly leaveIt: string
  readonly importFailed: (file: string) => string
  readonly keepsCrashing: string
  readonly close: string
}

const EN: Words = {
  matchFiles: "Captain's Table matches",
  replayFiles: "Captain's Table replays",
  positionFiles: 'Positions',
  rulesetFiles: 'Rulesets',
  importQuestion: (file) => `Import the match “${file}”?`,
  importDetail: 'It is added to your saves as a copy; the file stays as it is.',
  importIt: 'Import',
  leaveIt: 'Cancel',
  importFailed: (file) => `“${file}” could not be read as a match.`,
  keepsCrashing: 'The table cannot be shown: it keeps breaking down. Your match is saved.',
  close: 'Close',
}

const RU: Words = {
  matchFiles: 'Партии «Капитанского стола»',
  replayFiles: 'Записи «Капитанского стола»',
  positionFiles: 'Позиции',
  rulesetFiles: 'Файлы чисел',
  importQuestion: (file) => `Добавить партию «${file}»?`,
  importDetail: 'В сохранениях появится её копия, сам файл не изменится.',
  importIt: 'Добавить',
  leaveIt: 'Отмена',
  importFailed: (file) => `Файл «${file}» не удалось прочитать как партию.`,
  keepsCrashing: 'Стол не удаётся показать: он ломается раз за разом. Ваша партия сохранена.',
  close: 'Закрыть',
}

export const WORDS: Readonly<Record<Settings['language'], Words>> = { en: EN, ru: RU }
