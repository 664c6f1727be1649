import { join } from 'node:path'
import { app, shell } from 'electron'
import type { Caller } from './callers/caller.ts'
import { Sessions } from './callers/sessions.ts'
import type { AppInfo } from './contract/ipc.ts'
import type { RecentLog } from './crashes/recentLog.ts'
import type { Broken, CrashReports } from './crashes/reports.ts'
import { type Answerer, createAnswerer, type Handlers } from './handlers/answer.ts'
import { appHandlers } from './handlers/app.ts'
import { fileHandlers } from './handlers/files.ts'
import { matchHandlers } from './handlers/matches.ts'
import { replayHandlers } from './handlers/replays.ts'
import { saveHandlers } from './handlers/saves.ts'
import { settingsHandlers } from './handlers/settings.ts'
import { updateHandlers } from './handlers/updates.ts'
import { BotMemory } from './matches/bots/botMemory.ts'
import { Bots } from './matches/bots/bots.ts'
import { gameOf } from './matches/games.ts'
import { OpenedReplays } from './matches/openedReplays.ts'
import { RunningMatches } from './matches/runningMatches.ts'
import { Refused } from './refused.ts'
import { openStore, type Store } from './saves/store.ts'
import type { SettingsFile } from './settings.ts'
import { isStandIn } from './standIn.ts'
import { electronUpdates } from './updates/electronUpdates.ts'
import type { Updates } from './updates/updates.ts'
import type { Given } from './window/arrivals/commandLine.ts'
import { Welcome } from './window/arrivals/welcome.ts'
import { fileDialogs, jsonDialogs, tellHopeless } from './window/dialogs.ts'
import { PageOpening } from './window/page/opening.ts'
import type { PageKeeper, TableWindow } from './window/tableWindow.ts'

/** What the program's start hands over. */
export interface Surroundings {
  readonly table: TableWindow
  readonly settings: SettingsFile
  readonly log: RecentLog
  readonly reports: CrashReports
  /** What the bots' own thread runs. */
  readonly botScript: URL
}

/** Saves and running matches behind the window that shows them. */
export class Host implements PageKeeper {
  /** Answers the page's calls. */
  readonly answer: Answerer
  private readonly log: RecentLog
  private readonly reports: CrashReports
  private readonly settings: SettingsFile
  private readonly store: Store
  private readonly bots: Bots
  private readonly matches: RunningMatches
  private readonly memory: BotMemory
  private readonly sessions: Sessions
  private readonly table: TableWindow
  private readonly updates: Updates
  private readonly replays = new OpenedReplays(gameOf)
  private readonly door: Welcome
  private readonly opening = new PageOpening()

  private constructor(around: Surroundings, store: Store, memory: BotMemory) {
    const { table, settings, log } = around
    this.log = log
    this.table = table
    this.reports = around.reports
    this.settings = settings
    this.store = store
    this.memory = memory
    this.bots = new Bots({ script: around.botScript, log })
    this.matches = new RunningMatches(store, this.bots, log, memory)
    this.updates = electronUpdates(() => settings.current.updates, log)
    this.sessions = new Sessions(this.matches, () => this.updates.setMatchOnTable(this.sessions.any))
    this.door = new Welcome(
      table.window,
      () => settings.current.language,
      { importMatch: (path) => this.importMatch(path), watchReplay: (path) => this.watchReplay(path) },
      log,
    )
    this.answer = createAnswerer(this.handlers(), log)
  }

  /** Reads what was kept. */
  static async start(around: Surroundings): Promise<Host> {
    const { log } = around
    const folder = app.getPath('userData')
    const saves = join(folder, 'saves')
    const store = await openStore({ folder: saves, games: gameOf, log, now: Date.now })
    const memory = await BotMemory.open(join(folder, 'bot-memory.json'), gameOf, log)
    return new Host(around, store, memory)
  }

  /** From now on there is time to look for updates. */
  startUpdates(): void {
    this.updates.start()
  }

  /** A process of Chromium's that is not the page has ended. Without its graphics the page must be drawn anew. */
  childGone(isGraphics: boolean, reason: string, exitCode: number): void {
    this.report(isGraphics ? 'graphics' : 'helper', reason, exitCode)
    if (!isGraphics) return
    this.opening.keep(this.sessions.matchOf(this.table))
    this.table.recover()
  }

  pageGone(crashed: boolean): void {
    if (crashed) this.opening.keep(this.sessions.matchOf(this.table))
    this.opening.turn()
    void this.sessions.leave(this.table)
  }

  pageCrashed(reason: string, exitCode: number): void {
    this.report('page', reason, exitCode)
  }

  pageHopeless(): void {
    this.log.error('page keeps crashing')
    void tellHopeless(this.settings.current.language).then(() => app.quit())
  }

  fullscreenChanged(fullscreen: boolean): void {
    if (this.settings.current.fullscreen === fullscreen) return
    this.settings.change({ fullscreen }).catch((error: unknown) => this.log.error('setting not kept', { error }))
  }

  /** A further start of the program comes to this one; what it was given is opened here. */
  async welcome(given: Given | null): Promise<void> {
    this.table.focus()
    if (given !== null) await this.door.receive(given)
  }

  /** Waits for what is being written, and ends the bots. */
  async close(): Promise<void> {
    await this.matches.close()
    await this.store.closeAll()
    await this.memory.idle()
    await this.bots.close()
  }

  private handlers(): Handlers {
    const { log, settings, store, sessions, table } = this
    const language = () => settings.current.language
    const dialogs = fileDialogs(table.window, language)
    const matches = matchHandlers(sessions, store, gameOf)
    return {
      ...appHandlers({ info: () => this.info(), quit: app.quit, showReports: () => this.showReports() }, log),
      ...settingsHandlers(settings, ({ fullscreen }) => {
        table.setFullscreen(fullscreen)
        this.updates.switched()
      }),
      ...updateHandlers(this.updates, () => this.close()),
      ...matches,
      'match:open': (request, caller) => {
        this.hasOpened(caller)
        return matches['match:open'](request, caller)
      },
      ...saveHandlers(store, sessions, dialogs),
      ...replayHandlers(this.replays, dialogs),
      'match:replay': (request, caller) => {
        this.hasOpened(caller)
        return this.replays.get(request.id) ?? matches['match:replay'](request, caller)
      },
      ...fileHandlers(gameOf, jsonDialogs(table.window, language)),
    }
  }

  /** What the page was to open is forgotten; other callers have no part in that. */
  private hasOpened(caller: Caller): void {
    if (caller === this.table) this.opening.done()
  }

  private info(): AppInfo {
    return {
      version: app.getVersion(),
      electron: process.versions.electron ?? '',
      platform: process.platform,
      standIn: isStandIn({ isPackaged: app.isPackaged, resources: process.resourcesPath, env: process.env }),
      savesFolder: this.store.folder.path,
      reportsFolder: this.reports.folder,
      ...this.opening.told(),
    }
  }

  private report(what: Broken, reason: string, exitCode: number): void {
    this.reports.write({ what, reason, exitCode, before: this.log.lines() })
  }

  private async showReports(): Promise<void> {
    await this.reports.prepare()
    const fault = await shell.openPath(this.reports.folder)
    if (fault !== '') throw new Refused('folder-not-shown', fault, { file: this.reports.folder })
  }

  private async importMatch(path: string): Promise<void> {
    const { id } = await this.store.importFile(path)
    this.opening.prepare({ kind: 'reopen', id })
    this.table.reload()
  }

  private async watchReplay(path: string): Promise<void> {
    this.opening.prepare({ kind: 'watch', id: await this.replays.open(path) })
    this.table.reload()
  }
}
