import { join } from 'node:path'
import { app } from 'electron'
import type { AppInfo } from './contract/ipc.ts'
import { createAnswerer, type Handlers } from './handlers/answer.ts'
import { appHandlers } from './handlers/app.ts'
import { matchHandlers, Seating } from './handlers/matches.ts'
import { saveHandlers } from './handlers/saves.ts'
import { settingsHandlers } from './handlers/settings.ts'
import type { Log } from './log.ts'
import { BotMemory } from './matches/botMemory.ts'
import { Bots } from './matches/bots.ts'
import { gameOf } from './matches/games.ts'
import { Tables } from './matches/tables.ts'
import { readMatchFile } from './saves/importFile.ts'
import { openStore, type Store } from './saves/store.ts'
import { defaultSettings, SettingsFile } from './settings.ts'
import type { Address } from './window/address.ts'
import { openChannel } from './window/channel.ts'
import { matchFileIn } from './window/commandLine.ts'
import { askImport, fileDialogs, tellHopeless, tellImportFailed } from './window/dialogs.ts'
import { TableWindow } from './window/tableWindow.ts'

/** Settings, saves, running matches and the window that shows them. */
export class Host {
  private readonly log: Log
  private readonly settings: SettingsFile
  private readonly store: Store
  private readonly bots: Bots
  private readonly tables: Tables
  private readonly memory: BotMemory
  private readonly seating: Seating
  private readonly table: TableWindow
  /** What the page is to open as soon as it is loaded; forgotten once it has opened anything. */
  private reopen: string | null = null

  private constructor(address: Address, log: Log, settings: SettingsFile, store: Store, memory: BotMemory) {
    this.log = log
    this.settings = settings
    this.store = store
    this.memory = memory
    this.bots = new Bots({ script: new URL('./botWorker.js', import.meta.url), log })
    this.tables = new Tables(store, this.bots, log, memory)
    this.seating = new Seating(this.tables)
    this.table = new TableWindow({
      url: address.url,
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      dataFolder: app.getPath('userData'),
      fullscreen: settings.current.fullscreen,
      developing: address.developing,
      log,
      onHopeless: () => void this.giveUp(),
      onPageGone: (crashed) => this.forgetPage(crashed),
      onFullscreen: (fullscreen) => this.keepFullscreen(fullscreen),
    })
    openChannel(this.table, createAnswerer(this.handlers(), log), address.isOwn, log)
  }

  /** Reads what was kept and makes the window; `show` fills it. */
  static async start(address: Address, log: Log): Promise<Host> {
    const folder = app.getPath('userData')
    const defaults = defaultSettings(app.getLocale())
    const settings = await SettingsFile.open(join(folder, 'settings.json'), defaults, log)
    const saves = join(folder, 'saves')
    const store = await openStore({ folder: saves, games: gameOf, log, now: Date.now })
    const memory = await BotMemory.open(join(folder, 'bot-memory.json'), gameOf, log)
    return new Host(address, log, settings, store, memory)
  }

  show(): Promise<void> {
    return this.table.load()
  }

  /** A further start of the program comes to this one; a match file it was given is offered for import. */
  async welcome(args: readonly string[], workingFolder: string): Promise<void> {
    this.table.focus()
    const path = matchFileIn(args, workingFolder)
    if (path !== null) await this.offerImport(path)
  }

  /** Waits for what is being written, and ends the bots. */
  async close(): Promise<void> {
    await this.tables.close()
    await this.store.closeAll()
    await this.memory.idle()
    await this.bots.close()
  }

  private handlers(): Handlers {
    const { log, settings, store, seating, table } = this
    const dialogs = fileDialogs(table.window, () => settings.current.language)
    const matches = matchHandlers(seating, store, gameOf)
    return {
      ...appHandlers(() => this.info(), app.quit, log),
      ...settingsHandlers(settings, ({ fullscreen }) => table.setFullscreen(fullscreen)),
      ...matches,
      'match:open': (request, caller) => {
        this.reopen = null
        return matches['match:open'](request, caller)
      },
      ...saveHandlers(store, seating, gameOf, dialogs),
    }
  }

  private info(): AppInfo {
    const { reopen } = this
    return {
      version: app.getVersion(),
      electron: process.versions.electron ?? '',
      platform: process.platform,
      standIn: !app.isPackaged && process.env.CAPTAINS_TABLE_STAND_IN === '1',
      savesFolder: this.store.folder.path,
      ...(reopen === null ? {} : { reopen }),
    }
  }

  private forgetPage(crashed: boolean): void {
    if (crashed) this.reopen = this.seating.matchOf(this.table)
    void this.seating.leave(this.table)
  }

  private async giveUp(): Promise<void> {
    this.log.error('page keeps crashing')
    await tellHopeless(this.settings.current.language)
    app.quit()
  }

  private keepFullscreen(fullscreen: boolean): void {
    if (this.settings.current.fullscreen === fullscreen) return
    this.settings.change({ fullscreen }).catch((error: unknown) => this.log.error('setting not kept', { error }))
  }

  private async offerImport(path: string): Promise<void> {
    const { language } = this.settings.current
    if (!(await askImport(this.table.window, path, language))) return
    try {
      const { id } = await this.store.add(await readMatchFile(path, gameOf, Date.now()))
      this.reopen = id
      this.table.reload()
    } catch (error) {
      this.log.warn('match file not imported', { error })
      await tellImportFailed(this.table.window, path, language)
    }
  }
}
