import { BrowserWindow, powerSaveBlocker, screen } from 'electron'
import { feedRights, type Rights } from '../clients/rights.ts'
import { extentOf, type FeedWish } from '../contract/cleanFeed.ts'
import { FEED_CHANNEL } from '../contract/electronChannels.ts'
import type { PageMessage } from '../contract/ipc.ts'
import type { Log } from '../files/log.ts'
import { broughtBack } from './bounds.ts'
import { pageOptions } from './windowOptions.ts'
import type { ClientWindow } from './windows.ts'

export interface FeedWindowSetting extends FeedWish {
  /** The address of the page. */
  readonly url: string
  /** Path of the compiled preload script. */
  readonly preload: string
  /** Enables developer tools. */
  readonly developing: boolean
  readonly log: Log
}

/**
 * The window with the clean feed, which a program for streams captures: the match as an onlooker sees it. The display
 * stays awake while it is open. It is closed if its page crashes; the match goes on.
 */
export class FeedWindow implements ClientWindow {
  readonly window: BrowserWindow
  private table: string | null = null

  constructor({ url, preload, developing, size, borderless, log }: FeedWindowSetting) {
    const { webPreferences, ...look } = pageOptions({ preload, developing })
    this.window = new BrowserWindow({
      ...extentOf(size),
      useContentSize: true,
      resizable: false,
      enableLargerThanScreen: true,
      frame: !borderless,
      show: false,
      ...look,
      webPreferences: { ...webPreferences, backgroundThrottling: false },
    })
    const { window } = this
    window.once('ready-to-show', () => window.showInactive())
    window.webContents.once('did-finish-load', () => this.sendTable())
    window.webContents.on('render-process-gone', (_event, { reason }) => {
      log.error('feed closed', { reason })
      window.destroy()
    })
    const stopFollowing = followScreens(window)
    const blocker = powerSaveBlocker.start('prevent-display-sleep')
    window.once('closed', () => {
      stopFollowing()
      powerSaveBlocker.stop(blocker)
    })
    window.loadURL(url).catch((error: unknown) => log.error('feed not loaded', { error }))
  }

  get rights(): Rights {
    return feedRights(this.table)
  }

  /** Tells the page which match is on the table, the only one that it may open. */
  tableIs(match: string | null): void {
    if (match === this.table) return
    this.table = match
    this.sendTable()
  }

  send(message: PageMessage): void {
    if (!this.window.isDestroyed()) this.window.webContents.send(FEED_CHANNEL, message)
  }

  close(): void {
    if (!this.window.isDestroyed()) this.window.destroy()
  }

  private sendTable(): void {
    this.send({ kind: 'table', id: this.table })
  }
}

/** Brings a window back when its screen is gone or has moved; returns a function that stops this. */
function followScreens(window: BrowserWindow): () => void {
  const check = () => {
    const workAreas = screen.getAllDisplays().map(({ workArea }) => workArea)
    const place = broughtBack(window.getBounds(), workAreas)
    if (place) window.setPosition(place.x, place.y)
  }
  screen.on('display-removed', check)
  screen.on('display-metrics-changed', check)
  return () => {
    screen.off('display-removed', check)
    screen.off('display-metrics-changed', check)
  }
}
