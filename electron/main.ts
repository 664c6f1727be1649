import { url as inspectorAddress } from 'node:inspector'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { app, protocol, session } from 'electron'
import type { FeedWish } from './contract/cleanFeed.ts'
import { defaultSettings } from './contract/ipc.ts'
import { problemOf } from './contract/refused.ts'
import { factsOf } from './crashes/facts.ts'
import { RunningMarker } from './crashes/lastRun.ts'
import { type RecentLog, recentLog, tailOf } from './crashes/recentLog.ts'
import { CrashReports } from './crashes/reports.ts'
import { type Log, openLog } from './files/log.ts'
import { UsedSettings } from './files/usedSettings.ts'
import { isWritable } from './files/writable.ts'
import type { Host } from './host/host.ts'
import { NameLookup } from './updates/nameLookup.ts'
import { listenForDrops, openChannel } from './window/channel.ts'
import { FeedWindow } from './window/feedWindow.ts'
import { MainWindow } from './window/mainWindow.ts'
import { setMenu } from './window/menu.ts'
import {
  type OpenRequest,
  openRequestFor,
  openRequestsIn,
  printable,
  refusedSwitches,
} from './window/openRequests/commandLine.ts'
import { OpenRequestQueue } from './window/openRequests/openRequestQueue.ts'
import { type Address, pageAddress } from './window/page/address.ts'
import { lockDown, lockSession } from './window/page/lockdown.ts'
import { PAGE_PRIVILEGES, PAGE_SCHEME, servePage } from './window/page/page.ts'
import { PrivateWindow } from './window/privateWindow.ts'
import { Windows } from './window/windows.ts'

/** Path of the compiled preload script. */
const PRELOAD = join(import.meta.dirname, '../preload/preload.cjs')
/** Longest wait for pending writes on quit, in milliseconds. */
const SHUTDOWN_TIMEOUT = 3000
/** Longest wait for the first call of a loaded page, in milliseconds: a page without frames makes none. */
const FIRST_CALL_TIMEOUT = 1000

async function start(): Promise<void> {
  const openRequests = listenForOpenRequests()
  const address = pageAddress(app.isPackaged, process.env)
  const data = app.getPath('userData')
  const reports = new CrashReports(join(data, 'crashes'), factsOf(app.getVersion()), Date.now)
  reportLastRun(data, reports)
  const log = recentLog(openLog(join(data, 'logs'), { echo: !app.isPackaged }), Date.now)
  logUncaughtErrors(log, reports)
  lockDown(app, address.isOwn)
  setMenu()
  const defaults = app.whenReady().then(() => defaultSettings(app.getLocale()))
  const opening = UsedSettings.open(data, defaults, log)

  await app.whenReady()
  log.info('start', { version: app.getVersion(), platform: process.platform })
  const names = new NameLookup(app)
  const locked = lockSession(session.defaultSession, address.mayFetch, address.server)
  serveOwnPage()
  const settings = await opening
  const { promise: hostPromise, resolve: resolveHost } = Promise.withResolvers<Host>()
  const { promise: called, resolve: onWait } = Promise.withResolvers<void>()
  const windows = new Windows(address.isOwn)
  const mainWindow = openMainWindow(address, settings, log, windows, { hostPromise, onWait })
  listenForDrops(mainWindow, address.isOwn, (paths) =>
    openRequests.add(paths.map((path) => openRequestFor(path, process.cwd()))),
  )
  await locked
  const loaded = mainWindow.load()
  // The bots' script is beside this file; the bundler chooses the place of lazily loaded chunks.
  const dependencies = {
    mainWindow,
    settings,
    log,
    reports,
    names,
    openPrivateWindow: () => openPrivateWindow(address, windows, log),
    openFeedWindow: (wish: FeedWish) => openFeedWindow(wish, address, windows, log),
    botScript: new URL('./botWorker.js', import.meta.url),
    joiningScript: new URL('./joining.js', import.meta.url),
    server: { script: new URL('./guestServer.js', import.meta.url), pages: new URL('../renderer/', import.meta.url) },
  }
  // Loads the rules of the games only now: the page calls the host after its first frames, which need this process too.
  const drawn = Promise.race([called, loaded.then(() => sleep(FIRST_CALL_TIMEOUT))])
  resolveHost(drawn.then(() => import('./host/host.ts')).then(({ Host }) => Host.start(dependencies)))
  watchChildProcesses(hostPromise, log)
  app.on('window-all-closed', () => app.quit())
  closeBeforeQuit(hostPromise, mainWindow, log)
  const host = await hostPromise.catch(async (error: unknown) => {
    await reportStartFailure(error, settings, log, reports)
    throw error
  })
  host.startUpdates()
  openRequests.start((group) => host.handleOpenRequests(group))
}

/** Serves the page's files. The replacement of this deprecated function copies each file through this process. */
function serveOwnPage(): void {
  const serve = servePage(join(import.meta.dirname, '../renderer'))
  protocol.registerFileProtocol(PAGE_SCHEME, (request, answer) => void serve(request).then(answer))
}

/** Opens the window for what the captured main window must not show. */
function openPrivateWindow({ url, developing }: Address, windows: Windows, log: Log): PrivateWindow {
  const page = new URL(url)
  page.searchParams.set('private', '')
  const dataFolder = app.getPath('userData')
  const window = new PrivateWindow({ url: page.href, preload: PRELOAD, developing, dataFolder, log })
  windows.add(window)
  return window
}

/** Opens the window with the clean feed. */
function openFeedWindow(wish: FeedWish, { url, developing }: Address, windows: Windows, log: Log): FeedWindow {
  const page = new URL('feed.html', url).href
  const window = new FeedWindow({ ...wish, url: page, preload: PRELOAD, developing, log })
  windows.add(window)
  return window
}

/** The host that the window waits for. */
interface AwaitedHost {
  readonly hostPromise: Promise<Host>
  /** Called at a call that waits for the host. */
  onWait(): void
}

/** Opens the window; calls of its page wait until the host is ready. */
function openMainWindow(
  address: Address,
  settings: UsedSettings,
  log: Log,
  windows: Windows,
  { hostPromise, onWait }: AwaitedHost,
): MainWindow {
  const mainWindow = new MainWindow({
    url: address.url,
    isOwn: address.isOwn,
    preload: PRELOAD,
    isCaptured: () => settings.current.streamerMode,
    dataFolder: app.getPath('userData'),
    fullscreen: settings.current.fullscreen,
    developing: address.developing,
    log,
    listener: hostPromise,
  })
  const answerers = {
    host: hostPromise.then(({ answer }) => answer),
    beforeHost: { 'settings:get': () => settings.current },
    onWait,
  }
  windows.add(mainWindow)
  openChannel(windows, answerers, log)
  return mainWindow
}

/** Logs the error of a start without a host, shows a message and lets the program end: the window is useless then. */
async function reportStartFailure(
  error: unknown,
  settings: UsedSettings,
  log: RecentLog,
  reports: CrashReports,
): Promise<void> {
  log.error('no host', { error })
  const { showInUse, showStartFailure } = await import('./window/dialogs.ts')
  const problem = problemOf(error)
  if (problem.code === 'folder-in-use') return showInUse(settings.current.language, problem)
  reports.write({ what: 'host', reason: 'not started', error, before: log.lines() })
  await showStartFailure(settings.current.language, reports.folder)
}

/** Watches Chromium's processes other than the page. */
function watchChildProcesses(hostPromise: Promise<Host>, log: Log): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    log.warn('process gone', { reason: `${type}: ${reason}`, exitCode })
    if (reason === 'clean-exit') return
    const report = (host: Host) => host.childProcessGone(type === 'GPU', reason, exitCode)
    hostPromise.then(report, () => undefined) // `start` reports a host that failed to start
  })
}

/** Queues files to open from the command line, from second starts and from the system; they may come at any time. */
function listenForOpenRequests(): OpenRequestQueue<OpenRequest> {
  const openRequests = new OpenRequestQueue<OpenRequest>()
  const fromSources = process.defaultApp === true
  openRequests.add(openRequestsIn(process.argv, { workingFolder: process.cwd(), fromSources }))
  app.on('second-instance', (_event, commandLine, workingFolder) =>
    openRequests.add(openRequestsIn(commandLine, { workingFolder, fromSources })),
  )
  app.on('open-file', (event, path) => {
    event.preventDefault()
    openRequests.add([openRequestFor(path, process.cwd())])
  })
  app.on('open-url', (event, address) => {
    event.preventDefault()
    openRequests.add([{ kind: 'refused', name: printable(address), why: 'address' }])
  })
  return openRequests
}

/** Reports that the previous run did not shut down; only its log remains. */
function reportLastRun(data: string, reports: CrashReports): void {
  const marker = new RunningMarker(join(data, 'running'))
  const before = tailOf(join(data, 'logs', 'main.log'))
  if (marker.begin(app.getVersion())) reports.write({ what: 'host', reason: 'did not shut down', before })
  app.on('quit', () => marker.end())
}

/** Reports an uncaught error in the host; the program goes on, because every acknowledged move is already on disk. */
function logUncaughtErrors(log: RecentLog, reports: CrashReports): void {
  const handle = (reason: string) => (error: unknown) => {
    log.error(reason, { error })
    reports.write({ what: 'host', reason, error, before: log.lines() })
  }
  process.on('uncaughtException', handle('uncaught'))
  process.on('unhandledRejection', handle('unhandled'))
}

function closeBeforeQuit(hostPromise: Promise<Host>, mainWindow: MainWindow, log: Log): void {
  let closing = false
  app.on('will-quit', (event) => {
    if (closing) return
    closing = true
    event.preventDefault()
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT))
    const closed = hostPromise
      .then((host) => host.close())
      .catch((error: unknown) => log.error('shutdown failed', { error }))
    void Promise.race([Promise.all([closed, mainWindow.idle()]), timeout])
      // Electron ignores `quit` during this event.
      .finally(() => setImmediate(() => app.quit()))
  })
}

// The fuses of a release build disable Node's inspector, whatever the command line says.
const isForTests = inspectorAddress() !== undefined
// Chromium blocks WebGL for a page after GPU crashes; this keeps it allowed.
app.disableDomainBlockingFor3DAPIs()
// Chromium would leave WebGL after three crashes of the GPU process and end the program after six: see `GraphicsCrashes`.
app.commandLine.appendSwitch('disable-gpu-process-crash-limit')
// Must run before the app is ready. A second instance must not open anything.
protocol.registerSchemesAsPrivileged([{ scheme: PAGE_SCHEME, privileges: PAGE_PRIVILEGES }])
const unlocking = refusedSwitches(app.isPackaged, isForTests, (name) => app.commandLine.hasSwitch(name))
if (unlocking.length > 0) {
  console.error(`Refused: ${unlocking.map((name) => `--${name}`).join(' ')}`)
  app.exit(2)
} else if (app.requestSingleInstanceLock()) {
  start().catch((error: unknown) => {
    console.error(error)
    app.exit(1)
  })
} else if (isWritable(app.getPath('userData'))) {
  // Another instance runs on the same data folder and has received the command line.
  app.quit()
} else {
  void import('./window/dialogs.ts')
    .then(({ showUnwritable }) => showUnwritable(app.getPath('userData')))
    .then(() => app.exit(3))
}
