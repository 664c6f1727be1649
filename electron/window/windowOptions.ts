import type { BrowserWindowConstructorOptions, Rectangle } from 'electron'
import { MIN_SIZE, type StoredBounds, startBounds } from './bounds.ts'

export interface WindowSetting {
  /** Path of the compiled preload script. */
  readonly preload: string
  readonly fullscreen: boolean
  /** Enables developer tools. */
  readonly developing: boolean
}

/** Options of the main window. `stored` are its last bounds, `workAreas` those of the current displays. */
export function windowOptions(
  { preload, fullscreen, developing }: WindowSetting,
  stored: StoredBounds | null,
  workAreas: readonly Rectangle[],
): BrowserWindowConstructorOptions {
  return {
    ...startBounds(stored, workAreas),
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    ...(fullscreen ? { fullscreen: true } : {}), // on macOS, false would disable fullscreen permanently
    ...pageOptions({ preload, developing }),
  }
}

/** Options of every window that shows a page of the program. */
export function pageOptions({
  preload,
  developing,
}: Pick<WindowSetting, 'preload' | 'developing'>): BrowserWindowConstructorOptions {
  return {
    backgroundColor: '#1b120b',
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false, // would fetch dictionaries
      devTools: developing,
    },
  }
}
