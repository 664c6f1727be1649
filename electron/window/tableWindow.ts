import { join } from 'node:path'
import { BrowserWindow, screen } from 'electron'
import type { Caller } from '../callers/caller.ts'
import { LOCAL_WINDOW } from '../callers/rights.ts'
import type { FeedMessage } from '../contract/ipc.ts'
import type { Log } from '../log.ts'
import { BoundsFile } from './bounds.ts'
import { type WindowSetting, windowOptions } from './windowOptions.ts'

export interface TableWindowSetting extends WindowSetting {
  readonly url: string
  readonly dataFolder: string
  readonly log: Log
  /** Not there yet when the window opens; hears then of everything that happened before, in order. */
  readonly keeper: Promise<PageKeeper>
}

/** Who serves the page and must know what becomes of it. */
export interface PageKeeper {
  /** The page is gone or about to be another: whatever it was fed must stop. */
  pageGone(crashed: boolean): void
  /** The page's process ended by itself. */
  pageCrashed(reason: string, exitCode: number): void
  /** The page cannot be kept alive. */
  pageHopeless(): void
  /** The user went in or out of fullscreen by the system's own means. */
  fullscreenChanged(fullscreen: boolean): void
}

/** Chromium's number for a load that gave way to another. */
const ABORTED = -3
/** Crashes in a row, within a minute, after which the page is not loaded again. */
const MOST_CRASHES = 3
const CRASH_MEMORY = 60_000
/** How long bounds may rest, in milliseconds, before they are written down. */
const BOUNDS_REST = 500

/** The one window of the program. */
export class TableWindow implements Caller {
  readonly window: BrowserWindow
  readonly rights = LOCAL_WINDOW
  private readonly setting: TableWindowSetting
  private readonly bounds: BoundsFile
  private crashes: number[] = []
  private hopeless = false
  private readonly loading = Promise.withResolvers<void>()

  constructor(setting: TableWindowSetting) {
    this.setting = setting
    this.bounds = new BoundsFile(join(setting.dataFolder, 'window.json'))
    const kept = this.bounds.read()
    const workAreas = screen.getAllDisplays().map(({ workArea }) => workArea)
    this.window = new BrowserWindow(windowOptions(setting, kept, workAreas))
    if (kept?.maximized) this.window.maximize()
    this.window.once('ready-to-show', () => this.window.show())
    this.keepBounds()
    this.watchPage()
  }

  /**
   * Resolves when the page is there, be it the one that took the place of a page that crashed or was begun anew while
   * it was loaded; at the latest when the page is given up, or with the window's end. Throws when there is no such page.
   */
  load(): Promise<void> {
    const { webContents } = this.window
    const { promise, resolve, reject } = this.loading
    webContents.once('did-finish-load', () => resolve())
    webContents.once('destroyed', () => resolve())
    webContents.on('did-fail-load', (_event, code, description, url, isMainFrame) => {
      if (isMainFrame && code !== ABORTED) reject(new Error(`${url}: ${description}`))
    })
    this.window.loadURL(this.setting.url).catch(() => undefined) // what it knows is heard above
    return promise
  }

  send(message: FeedMessage): void {
    if (!this.window.isDestroyed()) this.window.webContents.send('host:feed', message)
  }

  focus(): void {
    if (this.window.isDestroyed()) return
    if (this.window.isMinimized()) this.window.restore()
    this.window.show()
    this.window.focus()
  }

  setFullscreen(fullscreen: boolean): void {
    if (this.window.isFullScreen() !== fullscreen) this.window.setFullScreen(fullscreen)
  }

  /** Loads the page anew; it opens what `app:info` tells it to. */
  reload(): void {
    if (!this.window.isDestroyed()) this.window.webContents.reload()
  }

  /** Waits for what is being written. */
  idle(): Promise<void> {
    return this.bounds.idle()
  }

  private keepBounds(): void {
    let timer: NodeJS.Timeout | undefined
    const keep = () => {
      clearTimeout(timer)
      if (this.window.isDestroyed() || this.window.isMinimized() || this.window.isFullScreen()) return
      this.bounds.keep({ ...this.window.getNormalBounds(), maximized: this.window.isMaximized() })
    }
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, BOUNDS_REST)
    }
    this.window.on('resize', keepSoon)
    this.window.on('move', keepSoon)
    this.window.on('close', keep)
  }

  private watchPage(): void {
    const { log } = this.setting
    const { webContents } = this.window
    webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) this.tell((keeper) => keeper.pageGone(false))
    })
    webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
      log.error('page crashed', { reason, exitCode })
      this.tell((keeper) => keeper.pageGone(true))
      if (reason === 'clean-exit') return
      this.tell((keeper) => keeper.pageCrashed(reason, exitCode))
      this.recover()
    })
    webContents.on('preload-error', (_event, _path, error) => log.error('preload failed', { error }))
    this.window.on('unresponsive', () => log.warn('page does not respond'))
    this.window.on('enter-full-screen', () => this.tell((keeper) => keeper.fullscreenChanged(true)))
    this.window.on('leave-full-screen', () => this.tell((keeper) => keeper.fullscreenChanged(false)))
  }

  /** Comes before any call of a page that is loaded after it. A keeper that never comes is told of where it was made. */
  private tell(news: (keeper: PageKeeper) => void): void {
    this.setting.keeper.then(news, () => undefined)
  }

  /** Begins the page anew after it, or what draws it, broke down; gives up when that happens again and again. */
  recover(): void {
    const now = Date.now()
    this.crashes = [...this.crashes.filter((at) => Math.abs(now - at) < CRASH_MEMORY), now]
    if (this.crashes.length <= MOST_CRASHES) setImmediate(() => this.reload())
    else if (!this.hopeless) this.giveUp()
    this.hopeless = this.crashes.length > MOST_CRASHES
  }

  /** A keeper that waits for the page to be loaded comes now, to hear of it. */
  private giveUp(): void {
    this.tell((keeper) => keeper.pageHopeless())
    this.loading.resolve()
  }
}
