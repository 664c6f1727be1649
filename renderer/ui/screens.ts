import { create } from 'zustand'
import { useToasts } from './toasts/toasts.ts'

export type Screen =
  | { readonly name: 'menu' }
  | { readonly name: 'new' }
  | { readonly name: 'lessons' }
  | { readonly name: 'saves' }
  | { readonly name: 'replays' }
  | { readonly name: 'settings' }
  | { readonly name: 'keys' }
  | { readonly name: 'rules' }
  | { readonly name: 'licences' }
  | { readonly name: 'match' }
  /** `move` is where the recording starts, from 0. */
  | { readonly name: 'replay'; readonly id: string; readonly move: number; readonly from: 'menu' | 'match' }

/** A sheet over the table during a match or a recording. */
export type Sheet =
  | { readonly name: 'pause' }
  | { readonly name: 'settings' }
  | { readonly name: 'keys' }
  | { readonly name: 'rules'; readonly query: string }
  /** The game's own sheet. */
  | { readonly name: 'own' }
  | { readonly name: 'result' }

interface ScreenState {
  readonly screen: Screen
  readonly sheet: Sheet | null
  /** The screen before this one; null at the start. */
  readonly from: Screen['name'] | null
  go(screen: Screen): void
  open(sheet: Sheet): void
  close(): void
}

/** The current screen and the sheet over it. */
export const useScreen = create<ScreenState>((set) => ({
  screen: { name: 'menu' },
  sheet: null,
  from: null,
  go: (screen) => {
    useToasts.getState().leaveScreen()
    set((before) => ({ screen, sheet: null, from: before.screen.name }))
  },
  open: (sheet) => set({ sheet }),
  close: () => set({ sheet: null }),
}))

/** Shows a screen without a sheet. */
export const goTo = (screen: Screen): void => useScreen.getState().go(screen)
/** Opens a sheet over the table. */
export const openSheet = (sheet: Sheet): void => useScreen.getState().open(sheet)
export const closeSheet = (): void => useScreen.getState().close()
