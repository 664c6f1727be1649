import { join } from 'node:path'
import { BrowserWindow, screen } from 'electron'
import { CAPTURED_WINDOW, LOCAL_WINDOW, type Rights } from '../clients/rights.ts'
import { FEED_CHANNEL } from '../contract/electronChannels.ts'
import type { PageMessage } from '../contract/ipc.ts'
import { CrashCount } from '../crashes/crashCount.ts'
import type { Log } from '../files/log.ts'
import { BoundsFile } from './bounds.ts'
import { type WindowSetting, windowOptions } from './windowOptions.ts'
import type { ClientWindow } from './windows.ts'

export interface MainWindowSetting extends WindowSetting {
  readonly url: string
  /** Returns whether an address is the page's own. */
  isOwn(url: string): boolean
  readonly dataFolder: string
  /** Returns whether the window is captured for a stream. */
  isCaptured(): boolean
  readonly log: Log
  /** Resolves after the window opens; earlier events are then delivered in order. */
  readonly listener: Promise<PageListener>
}

/** Receives events about the page. */
export interface PageListener {
  /** Called when the page is gone or about to be replaced: stop sending it messages. */
  pageGone(crashed: boolean): void
  /** Called when the page's process ended unexpectedly. */
  pageCrashed(reason: string, exitCode: number): void
  /** Called when the page crashed too often and is not loaded again. */
  pageUnrecoverable(): void
  /** Called when the user entered or left fullscreen through the system. */
  fullscreenChanged(fullscreen: boolean): void
}

/** Chromium's error code for a load that was replaced by another. */
const ABORTED = -3
/** The most reloads after crashes within a minute. */
const MAX_RELOADS = 3
/** Delay before changed bounds are written, in milliseconds. */
const BOUNDS_DELAY = 500

/** Input by which a player chooses something. */
const USES: readonly string[] = ['mouseDown', 'rawKeyDown', 'keyDown', 'touchStart', 'gestureTap']

/** The window in which the program is used. */
export class MainWindow implements ClientWindow {
  readonly window: BrowserWindow
  private readonly setting: MainWindowSetting
  private readonly bounds: BoundsFile
  private readonly crashes = new CrashCount()
  private gaveUp = false
  private readonly loading = Promise.withResolvers<void>()
  /** Resolves when the last reload is done. */
  private reloaded: Promise<void> = Promise.resolve()

  constructor(setting: MainWindowSetting) {
    this.setting = setting
    this.bounds = new BoundsFile(join(setting.dataFolder, 'window.json'))
    const stored = this.bounds.read()
    const workAreas = screen.getAllDisplays().map(({ workArea }) => workArea)
    this.window = new BrowserWindow(windowOptions(setting, stored, workAreas))
    if (stored?.maximized) this.window.maximize()
    this.window.once('ready-to-show', () => this.window.show())
    this.saveBounds()
    this.watchPage()
  }

  get rights(): Rights {
    return this.setting.isCaptured() ? CAPTURED_WINDOW : LOCAL_WINDOW
  }

  /**
   * Loads the page. Resolves when it is loaded, even if it crashed or was reloaded meanwhile; also when it is not
   * loaded again or the window is destroyed. Rejects if the page cannot be loaded.
   */
  load(): Promise<void> {
    const { webContents } = this.window
    const { promise, resolve, reject } = this.loading
    webContents.once('did-finish-load', () => resolve())
    webContents.once('destroyed', () => resolve())
    webContents.on('did-fail-load', (_event, code, description, url, isMainFrame) => {
      if (isMainFrame && code !== ABORTED) reject(new Error(`${url}: ${description}`))
    })
    this.window.loadURL(this.setting.url).catch(() => undefined) // handled by the listeners above
    return promise
  }

  send(message: PageMessage): void {
    if (!this.window.isDestroyed()) this.window.webContents.send(FEED_CHANNEL, message)
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

  /** Sends a message to a page that stays: if it is being replaced, to the next one. */
  async sendToLoadedPage(message: PageMessage): Promise<void> {
    for (let last: Promise<void> | null = null; last !== this.reloaded; ) {
      last = this.reloaded
      await last
    }
    this.send(message)
  }

  /** Loads the page again, whatever the window shows; it then opens the match or replay in `app:info`. */
  reload(): void {
    if (this.window.isDestroyed()) return
    this.reloaded = this.window.loadURL(this.setting.url).catch(() => undefined) // handled by the listeners of `load`
  }

  /** Calls `used` on every key press, click or touch in the window; never if it is already closed. */
  onUse(used: () => void): void {
    if (this.window.isDestroyed()) return // the program ends while the host still starts
    this.window.webContents.on('input-event', (_event, { type }) => {
      if (USES.includes(type)) used()
    })
  }

  /** Waits for pending writes. */
  idle(): Promise<void> {
    return this.bounds.idle()
  }

  private saveBounds(): void {
    let timer: NodeJS.Timeout | undefined
    const save = () => {
      clearTimeout(timer)
      if (this.window.isDestroyed() || this.window.isMinimized() || this.window.isFullScreen()) return
      this.bounds.save({ ...this.window.getNormalBounds(), maximized: this.window.isMaximized() })
    }
    const saveSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(save, BOUNDS_DELAY)
    }
    this.window.on('resize', saveSoon)
    this.window.on('move', saveSoon)
    this.window.on('close', save)
  }

  private watchPage(): void {
    const { log } = this.setting
    const { webContents } = this.window
    webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) this.notify((listener) => listener.pageGone(false))
    })
    webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
      log.error('page crashed', { reason, exitCode })
      this.notify((listener) => listener.pageGone(true))
      if (reason === 'clean-exit') return
      this.notify((listener) => listener.pageCrashed(reason, exitCode))
      this.recover()
    })
    this.watchBlankPages()
    webContents.on('preload-error', (_event, _path, error) => log.error('preload failed', { error }))
    this.window.on('unresponsive', () => log.warn('page does not respond'))
    const hidden = () => this.send({ kind: 'windowHidden' })
    this.window.on('minimize', hidden)
    this.window.on('hide', hidden)
    this.window.on('enter-full-screen', () => this.notify((listener) => listener.fullscreenChanged(true)))
    this.window.on('leave-full-screen', () => this.notify((listener) => listener.fullscreenChanged(false)))
  }

  /** Loads the page again after a blank or an error page, which cannot be prevented as other navigations are. */
  private watchBlankPages(): void {
    const { webContents } = this.window
    const leave = (url: string) => {
      this.setting.log.warn('window left its page', { where: url.slice(0, 100) })
      this.recover()
    }
    webContents.on('did-navigate', (_event, url) => {
      if (!this.setting.isOwn(url)) leave(url)
    })
    // A page of our own that fails is reported by `load`.
    webContents.on('did-fail-load', (_event, code, _description, url, isMainFrame) => {
      if (isMainFrame && code !== ABORTED && !this.setting.isOwn(url)) leave(url)
    })
  }

  /** Delivers an event before any call of a page that is loaded later. `start` reports a listener that never resolves. */
  private notify(event: (listener: PageListener) => void): void {
    this.setting.listener.then(event, () => undefined)
  }

  /** Reloads the page after it crashed; stops after too many crashes. */
  private recover(): void {
    const crashes = this.crashes.add()
    if (crashes <= MAX_RELOADS) this.reloadSoon()
    else if (!this.gaveUp) this.giveUp()
    this.gaveUp = crashes > MAX_RELOADS
  }

  /** Reloads the page once the event that is being handled is over. */
  reloadSoon(): void {
    setImmediate(() => this.reload())
  }

  /** Resolves `load`, so that a host that waits for the page starts and gets the event. */
  private giveUp(): void {
    this.notify((listener) => listener.pageUnrecoverable())
    this.loading.resolve()
  }
}
