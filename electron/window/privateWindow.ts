import { join } from 'node:path'
import { BrowserWindow, screen } from 'electron'
import { PRIVATE_WINDOW } from '../clients/rights.ts'
import { FEED_CHANNEL } from '../contract/electronChannels.ts'
import type { PageMessage } from '../contract/ipc.ts'
import type { Log } from '../files/log.ts'
import { BoundsFile, startBounds } from './bounds.ts'
import { pageOptions } from './windowOptions.ts'
import type { ClientWindow } from './windows.ts'

export interface PrivateWindowSetting {
  /** The address of the page. */
  readonly url: string
  /** Path of the compiled preload script. */
  readonly preload: string
  /** Enables developer tools. */
  readonly developing: boolean
  readonly dataFolder: string
  readonly log: Log
}

const MIN_SIZE = { width: 420, height: 480 }
/** Wide enough for a table beside its panels, so that a fleet and both seas are in sight. */
const FIRST_SIZE = { width: 960, height: 760 }

/**
 * The second window of a stream: it shows what the captured main window must not show. It is closed if its page
 * crashes; the match goes on.
 */
export class PrivateWindow implements ClientWindow {
  readonly window: BrowserWindow
  readonly rights = PRIVATE_WINDOW

  constructor({ url, preload, developing, dataFolder, log }: PrivateWindowSetting) {
    const bounds = new BoundsFile(join(dataFolder, 'private-window.json'), MIN_SIZE)
    const workAreas = screen.getAllDisplays().map(({ workArea }) => workArea)
    this.window = new BrowserWindow({
      ...startBounds(bounds.read(), workAreas, FIRST_SIZE),
      minWidth: MIN_SIZE.width,
      minHeight: MIN_SIZE.height,
      show: false,
      ...pageOptions({ preload, developing }),
    })
    const { window } = this
    window.once('ready-to-show', () => window.show())
    window.on('close', () => bounds.save({ ...window.getNormalBounds(), maximized: false }))
    window.webContents.on('render-process-gone', (_event, { reason }) => {
      log.error('private window closed', { reason })
      window.destroy()
    })
    window.loadURL(url).catch((error: unknown) => log.error('private window not loaded', { error }))
  }

  send(message: PageMessage): void {
    if (!this.window.isDestroyed()) this.window.webContents.send(FEED_CHANNEL, message)
  }

  /** Tells the page which match is on the table. */
  tableIs(match: string | null): void {
    this.send({ kind: 'table', id: match })
  }

  focus(): void {
    if (this.window.isMinimized()) this.window.restore()
    this.window.show()
    this.window.focus()
  }

  close(): void {
    if (!this.window.isDestroyed()) this.window.close()
  }
}
