import { join } from 'node:path'
import { app, shell } from 'electron'
import { type Answerer, createAnswerer, type Handlers } from '../clients/answer.ts'
import { Sessions } from '../clients/sessions.ts'
import type { AppInfo } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import { GraphicsCrashes } from '../crashes/graphicsCrashes.ts'
import type { RecentLog } from '../crashes/recentLog.ts'
import type { CrashReports, CrashSource } from '../crashes/reports.ts'
import { isWithoutCard, matchOfRestart, restartWithoutCard } from '../crashes/withoutCard.ts'
import type { UsedSettings } from '../files/usedSettings.ts'
import { gameOf } from '../games/games.ts'
import { Advisers } from '../matches/advisers.ts'
import { BotMemory } from '../matches/bots/botMemory.ts'
import { Bots } from '../matches/bots/bots.ts'
import { GivenFiles } from '../matches/givenFiles.ts'
import { OpenedReplays } from '../matches/openedReplays.ts'
import { Recorder } from '../matches/recorder.ts'
import { RunningMatches } from '../matches/runningMatches.ts'
import { People } from '../people/people.ts'
import { electronJoining } from '../remote/electronJoining.ts'
import { electronScreens, type ScreensParts } from '../remote/electronScreens.ts'
import type { Joining } from '../remote/joining/joining.ts'
import type { OtherScreens } from '../remote/otherScreens.ts'
import { openStore, type Store } from '../saves/store.ts'
import { electronUpdates } from '../updates/electronUpdates.ts'
import type { NameLookup } from '../updates/nameLookup.ts'
import type { Updates } from '../updates/updates.ts'
import { showUnrecoverable } from '../window/dialogs.ts'
import type { MainWindow, PageListener } from '../window/mainWindow.ts'
import type { OpenRequest } from '../window/openRequests/commandLine.ts'
import { FileOpener } from '../window/openRequests/fileOpener.ts'
import { openActions } from '../window/openRequests/openActions.ts'
import type { RequestGroup } from '../window/openRequests/openRequestQueue.ts'
import { PendingOpen } from '../window/page/pendingOpen.ts'
import type { PrivateWindow } from '../window/privateWindow.ts'
import { FeedDesk, type FeedDeskParts } from './feedDesk.ts'
import { hostHandlers } from './hostHandlers.ts'
import { PrivateDesk } from './privateDesk.ts'
import { isStandIn } from './standIn.ts'

/** The dependencies that `main.ts` passes to the host. */
export interface HostDependencies {
  readonly mainWindow: MainWindow
  readonly settings: UsedSettings
  readonly log: RecentLog
  readonly reports: CrashReports
  readonly names: NameLookup
  /** Opens the private window. */
  readonly openPrivateWindow: () => PrivateWindow
  /** Opens the window with the clean feed. */
  readonly openFeedWindow: FeedDeskParts['openWindow']
  /** Script of the bots' worker thread. */
  readonly botScript: URL
  readonly server: ScreensParts['server']
  /** Script of the process that talks to the tables of other copies. */
  readonly joiningScript: URL
}

/** Returns whether the system may stop a window that others cover: Wayland sends it no frames then. */
const stopsCovered = (): boolean => process.platform === 'linux' && process.env.XDG_SESSION_TYPE === 'wayland'

/** Connects saves and running matches to the window. */
export class Host implements PageListener {
  /** Answers the page's calls. */
  readonly answer: Answerer
  private readonly log: RecentLog
  private readonly reports: CrashReports
  private readonly settings: UsedSettings
  private readonly store: Store
  private readonly bots: Bots
  private readonly advisers: Advisers
  private readonly matches: RunningMatches
  private readonly memory: BotMemory
  private readonly people: People
  private readonly recorder: Recorder
  private readonly sessions: Sessions
  private readonly mainWindow: MainWindow
  private readonly desk: PrivateDesk
  private readonly feed: FeedDesk
  private readonly screens: OtherScreens
  private readonly joining: Joining
  private isAtOtherTable = false
  private readonly updates: Updates
  private readonly replays = new OpenedReplays(gameOf)
  private readonly givenFiles: GivenFiles
  private readonly fileOpener: FileOpener
  private readonly pendingOpen = new PendingOpen()
  private readonly graphicsCrashes = new GraphicsCrashes(isWithoutCard())

  private constructor(dependencies: HostDependencies, store: Store, memory: BotMemory) {
    const { mainWindow, settings, log } = dependencies
    this.log = log
    this.mainWindow = mainWindow
    this.reports = dependencies.reports
    this.settings = settings
    this.store = store
    this.memory = memory
    this.bots = new Bots({ script: dependencies.botScript, log })
    const keeping = { folder: store.folder.path, program: app.getVersion() }
    this.people = new People({ folder: app.getPath('userData'), log })
    this.recorder = new Recorder(this.people, log, store)
    this.advisers = new Advisers(dependencies.botScript, log, this.bots, keeping, this.recorder)
    this.matches = new RunningMatches(store, this.bots, log, memory, undefined, this.recorder)
    this.updates = electronUpdates(() => settings.current.updates, log, dependencies.names)
    this.sessions = new Sessions(
      this.matches,
      () => this.matchesChanged(),
      (live, client) => this.advisers.coach.drop(live, client.rights),
    )
    this.desk = new PrivateDesk({
      sessions: this.sessions,
      mainWindow,
      openWindow: dependencies.openPrivateWindow,
      onOpen: (isOpen) => this.screens.privateWindowIs(isOpen),
    })
    const { replays, pendingOpen } = this
    pendingOpen.reopenMatch(matchOfRestart())
    this.givenFiles = new GivenFiles(store, replays)
    const actions = openActions({ store, replays, givenFiles: this.givenFiles, mainWindow, pendingOpen })
    this.fileOpener = new FileOpener(
      () => this.desk.over(mainWindow.window),
      () => settings.current.language,
      actions,
      log,
    )
    this.screens = electronScreens({
      matches: this.matches,
      sessions: this.sessions,
      answer: (channel, request, client) => this.answer(channel, request, client),
      settings: () => settings.current,
      log,
      show: (state) => {
        mainWindow.send({ kind: 'screens', state })
        this.desk.send({ kind: 'screens', state })
      },
      server: dependencies.server,
    })
    this.feed = new FeedDesk({ mainWindow, screens: this.screens, openWindow: dependencies.openFeedWindow })
    this.joining = electronJoining({
      script: dependencies.joiningScript,
      show: (message) => mainWindow.send(message),
      onConnected: (isConnected) => {
        this.isAtOtherTable = isConnected
        this.tellUpdates()
      },
      log,
    })
    mainWindow.onUse(() => this.joining.noteAct())
    this.answer = createAnswerer(this.handlers(), log)
  }

  /** Reads the stored saves and the bots' memory. Throws `folder-in-use`. */
  static async start(dependencies: HostDependencies): Promise<Host> {
    const { log } = dependencies
    const folder = app.getPath('userData')
    const saves = join(folder, 'saves')
    const store = await openStore({
      folder: saves,
      games: gameOf,
      log,
      now: Date.now,
      orderFile: join(folder, 'played.json'),
      index: { file: join(folder, 'saves-index.jsonl'), program: app.getVersion() },
    })
    await store.folder.claim()
    const memory = await BotMemory.open(join(folder, 'bot-memory.json'), gameOf, log)
    return new Host(dependencies, store, memory)
  }

  /** Starts looking for updates. */
  startUpdates(): void {
    this.updates.start()
  }

  /** Handles the end of a Chromium process other than the page. Without the GPU process a page in 3D must be reloaded. */
  childProcessGone(isGraphics: boolean, reason: string, exitCode: number): void {
    this.report(isGraphics ? 'graphics' : 'helper', reason, exitCode)
    if (!isGraphics) return
    const remedy = this.graphicsCrashes.add()
    const match = this.sessions.matchOf(this.mainWindow)
    if (remedy === 'restart') return restartWithoutCard(match)
    if (remedy === 'wait') return
    this.pendingOpen.reopenMatch(match)
    this.mainWindow.reloadSoon()
  }

  pageGone(crashed: boolean): void {
    if (crashed) this.pendingOpen.reopenMatch(this.sessions.matchOf(this.mainWindow))
    this.pendingOpen.pageReplaced()
    this.joining.leave()
    void this.sessions.leave(this.mainWindow)
  }

  pageCrashed(reason: string, exitCode: number): void {
    this.report('page', reason, exitCode)
  }

  pageUnrecoverable(): void {
    this.log.error('page keeps crashing')
    void showUnrecoverable(this.settings.current.language).then(() => app.quit())
  }

  fullscreenChanged(fullscreen: boolean): void {
    if (this.settings.current.fullscreen === fullscreen) return
    this.settings.change({ fullscreen }).catch((error: unknown) => this.log.error('setting not saved', { error }))
  }

  /** Focuses the window and opens the files of a second start, if it has any. */
  async handleOpenRequests(group: RequestGroup<OpenRequest>): Promise<void> {
    this.mainWindow.focus()
    await this.fileOpener.open(group)
  }

  /** Disconnects guests, waits for pending writes, then stops the bots. */
  async close(): Promise<void> {
    this.joining.end()
    await this.screens.end()
    await this.matches.close()
    await this.store.closeAll()
    await this.memory.idle()
    await this.people.idle()
    await this.bots.close()
    await this.advisers.close()
  }

  private handlers(): Handlers {
    const { log, settings, store, sessions, mainWindow, screens, joining, updates, replays } = this
    const { givenFiles, pendingOpen, advisers, people, recorder, memory, desk, feed } = this
    const program = { info: () => this.info(), quit: app.quit, showReports: () => this.showReports() }
    return hostHandlers({
      log,
      settings,
      store,
      sessions,
      mainWindow,
      screens,
      joining,
      updates,
      replays,
      givenFiles,
      pendingOpen,
      advisers,
      people,
      recorder,
      memory,
      desk,
      feed,
      program,
      close: () => this.close(),
    })
  }

  /** Lets guests follow the window to its match, except to lessons, which only the window may follow. */
  private matchesChanged(): void {
    if (!this.sessions.any) this.advisers.rest()
    this.tellUpdates()
    const match = this.sessions.infoOf(this.mainWindow)
    this.desk.tableIs(match?.id ?? null)
    this.feed.tableIs(match)
    this.screens.tableIs(match && match.lesson === undefined ? match.id : null)
  }

  private tellUpdates(): void {
    this.updates.setMatchOpen(this.sessions.any || this.isAtOtherTable)
  }

  private info(): AppInfo {
    const graphics = this.graphicsCrashes.trouble
    const table = this.sessions.matchOf(this.mainWindow)
    return {
      version: app.getVersion(),
      electron: process.versions.electron ?? '',
      platform: process.platform,
      standIn: isStandIn({ isPackaged: app.isPackaged, resources: process.resourcesPath, env: process.env }),
      savesFolder: this.store.folder.path,
      reportsFolder: this.reports.folder,
      ...this.pendingOpen.appInfo(),
      ...(table !== null && { table }),
      ...(graphics !== undefined && { graphics }),
      ...(stopsCovered() && { stopsCovered: true }),
      // Steam sets both on a Steam Deck, whose own screen is near.
      ...(process.env.SteamTenfoot === '1' && process.env.SteamDeck !== '1' && { isBigPicture: true }),
    }
  }

  private report(what: CrashSource, reason: string, exitCode: number): void {
    this.reports.write({ what, reason, exitCode, before: this.log.lines() })
  }

  private async showReports(): Promise<void> {
    await this.reports.prepare()
    const error = await shell.openPath(this.reports.folder)
    if (error !== '') throw new Refused('folder-not-shown', error, { file: this.reports.folder })
  }
}
