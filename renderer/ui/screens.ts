import { create } from 'zustand'
import type { GameId } from '../../electron/contract/ipc.ts'
import { useToasts } from './toasts/toasts.ts'

export type Screen =
  | { readonly name: 'menu' }
  /** `game` is chosen there; without it the one chosen or played last. */
  | { readonly name: 'new'; readonly game?: GameId }
  /** `at` is the lesson or puzzle shown there. */
  | { readonly name: 'lessons'; readonly at?: string }
  | { readonly name: 'saves' }
  | { readonly name: 'replays' }
  | { readonly name: 'settings' }
  | { readonly name: 'keys' }
  | { readonly name: 'screens' }
  /** Looks for the tables of other copies. */
  | { readonly name: 'join' }
  /** The seats of a table hosted elsewhere, shown before and after its matches. */
  | { readonly name: 'joined' }
  | { readonly name: 'rules' }
  /** The people of this computer and their record; `person` is shown at once. */
  | { readonly name: 'people'; readonly person?: string }
  | { readonly name: 'licences' }
  /** Draws islands on the table. */
  | { readonly name: 'workshop' }
  | { readonly name: 'match' }
  | ReplayPlace

/** A recording on the table. */
export interface ReplayPlace {
  readonly name: 'replay'
  readonly id: string
  /** Where the recording starts, from 0. */
  readonly move: number
  /** The place that Back leads to: the table of the match, its save, or the list of recordings. */
  readonly from: 'menu' | 'saves' | 'match'
  /** Set if it starts to play at once. */
  readonly plays?: boolean
  /** Set if it opens with the analysis over it. */
  readonly analysed?: boolean
}

/** Returns a recording that plays from its beginning, or one paused after a number of moves. */
export const replayFrom = (id: string, move: number | undefined): Omit<ReplayPlace, 'from'> => ({
  name: 'replay',
  id,
  move: move ?? 0,
  plays: move === undefined,
})

/** Returns whether the screen shows the table. */
export const isAtTable = ({ name }: Screen): boolean => name === 'match' || name === 'replay'

/** A sheet over the table during a match or a recording. */
export type Sheet =
  | { readonly name: 'pause' }
  /** Asks for the name of a copy of the match. */
  | { readonly name: 'copy' }
  | { readonly name: 'settings' }
  /** Lets other screens in. */
  | { readonly name: 'screens' }
  | { readonly name: 'keys' }
  | { readonly name: 'rules'; readonly query: string }
  /** The game's own sheet. */
  | { readonly name: 'own' }
  | { readonly name: 'result' }

interface ScreenState {
  readonly screen: Screen
  readonly sheet: Sheet | null
  /** The sheets that come back as those above them are closed, the lowest first. */
  readonly below: readonly Sheet[]
  /** The last sheet closed since another screen or sheet was opened; null if none was. */
  readonly closed: Sheet['name'] | null
  /** The screen before this one; null at the start. */
  readonly from: Screen['name'] | null
  go(screen: Screen): void
  open(sheet: Sheet): void
  close(): void
  closeAll(): void
}

const NO_SHEETS = { sheet: null, below: [], closed: null } as const

/** The current screen and the sheet over it. */
export const useScreen = create<ScreenState>((set) => ({
  screen: { name: 'menu' },
  ...NO_SHEETS,
  from: null,
  go: (screen) => {
    useToasts.getState().leaveScreen()
    set((before) => ({ screen, ...NO_SHEETS, from: before.screen.name }))
  },
  open: (sheet) =>
    set(({ sheet: top, below }) => ({ sheet, below: under(sheet, [...below, ...(top ? [top] : [])]), closed: null })),
  close: () =>
    set(({ sheet, below }) => ({
      sheet: below.at(-1) ?? null,
      below: below.slice(0, -1),
      closed: sheet?.name ?? null,
    })),
  closeAll: () => set(NO_SHEETS),
}))

/** Returns the sheets that stay below a new one: none below a result, and no second sheet of its kind. */
function under({ name }: Sheet, open: readonly Sheet[]): readonly Sheet[] {
  const same = open.findIndex((one) => one.name === name)
  if (name === 'result') return []
  return same < 0 ? open : open.slice(0, same)
}

/** Shows a screen without a sheet. */
export const goTo = (screen: Screen): void => useScreen.getState().go(screen)
/** Opens a sheet over the table, and over the sheet that is open. */
export const openSheet = (sheet: Sheet): void => useScreen.getState().open(sheet)
/** Closes the sheet; the one below it comes back. */
export const closeSheet = (): void => useScreen.getState().close()
export const closeSheets = (): void => useScreen.getState().closeAll()
