import type { BrowserWindowConstructorOptions, Rectangle } from 'electron'
import { type KeptBounds, SMALLEST, startBounds } from './bounds.ts'

export interface WindowSetting {
  /** The path of the compiled preload. */
  readonly preload: string
  readonly fullscreen: boolean
  /** Developer tools exist only while the program is developed. */
  readonly developing: boolean
}

/** What the table's window is made with. `kept` is where it was last, `workAreas` are the displays of today. */
export function windowOptions(
  { preload, fullscreen, developing }: WindowSetting,
  kept: KeptBounds | null,
  workAreas: readonly Rectangle[],
): BrowserWindowConstructorOptions {
  return {
    ...startBounds(kept, workAreas),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    ...(fullscreen ? { fullscreen: true } : {}), // saying no would forbid it for good on macOS
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
