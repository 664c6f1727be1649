import { url as inspectorAddress } from 'node:inspector'
import { join } from 'node:path'
import { app, protocol, session } from 'electron'
import { defaultSettings } from './contract/ipc.ts'
import { factsOf } from './crashes/facts.ts'
import { RunningNote } from './crashes/lastRun.ts'
import { type RecentLog, recentLog, tailOf } from './crashes/recentLog.ts'
import { CrashReports } from './crashes/reports.ts'
import { isWritable } from './files/writable.ts'
import type { Host } from './host.ts'
import { type Log, openLog } from './log.ts'
import { SettingsFile } from './settings.ts'
import { Arrivals } from './window/arrivals/arrivals.ts'
import { type Given, givenFile, givenIn, refusedSwitches, shown } from './window/arrivals/commandLine.ts'
import { openChannel } from './window/channel.ts'
import { setMenu } from './window/menu.ts'
import { type Address, pageAddress } from './window/page/address.ts'
import { lockDown, lockSession } from './window/page/lockdown.ts'
import { PAGE_PRIVILEGES, PAGE_SCHEME, servePage } from './window/page/page.ts'
import { TableWindow } from './window/tableWindow.ts'

/** How long the program waits, in milliseconds, for what is still being written when it ends. */
const SHUTDOWN_TIMEOUT = 3000

/** Starts the program, step by step. */
async function start(): Promise<void> {
  const arrivals = listenAtTheDoor()
  const address = pageAddress(app.isPackaged, process.env)
  const data = app.getPath('userData')
  const reports = new CrashReports(join(data, 'crashes'), factsOf(app.getVersion()), Date.now)
  reportLastRun(data, reports)
  const log = recentLog(openLog(join(data, 'logs'), { echo: !app.isPackaged }), Date.now)
  surviveFaults(log, reports)
  lockDown(app, address.isOwn)
  setMenu()

  await app.whenReady()
  log.info('start', { version: app.getVersion(), platform: process.platform })
  lockSession(session.defaultSession, address.mayFetch)
  protocol.handle(PAGE_SCHEME, servePage(join(import.meta.dirname, '../renderer')))
  const settings = await SettingsFile.open(join(data, 'settings.json'), defaultSettings(app.getLocale()), log)
  const { promise: hosting, resolve: hostIs } = Promise.withResolvers<Host>()
  const table = openTable(address, settings, log, hosting)
  const loaded = table.load()
  // The script of the bots lies beside this one; where a part that is loaded later lies is up to the bundler.
  const around = { table, settings, log, reports, botScript: new URL('./botWorker.js', import.meta.url) }
  // Only now: the rules of three games are read while the page, in a process of its own, draws its first picture.
  hostIs(loaded.then(() => import('./host.ts')).then(({ Host }) => Host.start(around)))
  watchHelpers(hosting, log)
  app.on('window-all-closed', () => app.quit())
  quitGently(hosting, table, log)
  const host = await hosting.catch(async (error: unknown) => {
    await tellNoHost(error, settings, log, reports)
    throw error
  })
  host.startUpdates()
  arrivals.receive((given) => host.welcome(given))
}

/** The window, with a page that is answered as soon as there is a host. */
function openTable(address: Address, settings: SettingsFile, log: Log, hosting: Promise<Host>): TableWindow {
  const table = new TableWindow({
    url: address.url,
    preload: join(import.meta.dirname, '../preload/preload.cjs'),
    dataFolder: app.getPath('userData'),
    fullscreen: settings.current.fullscreen,
    developing: address.developing,
    log,
    keeper: hosting,
  })
  const answerers = { host: hosting.then(({ answer }) => answer), early: { 'settings:get': () => settings.current } }
  openChannel(table, answerers, address.isOwn, log)
  return table
}

/** Without a host there is nothing but an empty table: the player is told, and the program ends. */
async function tellNoHost(
  error: unknown,
  settings: SettingsFile,
  log: RecentLog,
  reports: CrashReports,
): Promise<void> {
  log.error('no host', { error })
  reports.write({ what: 'host', reason: 'not started', error, before: log.lines() })
  const { tellNotStarted } = await import('./window/dialogs.ts')
  await tellNotStarted(settings.current.language, reports.folder)
}

/** Chromium's processes other than the page's own. */
function watchHelpers(hosting: Promise<Host>, log: Log): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    log.warn('process gone', { reason: `${type}: ${reason}`, exitCode })
    if (reason === 'clean-exit') return
    const tell = (host: Host) => host.childGone(type === 'GPU', reason, exitCode)
    hosting.then(tell, () => undefined) // a host that never comes is told of by the start
  })
}

/** What the program is given by its command line, a further start, or the system; it may come at any time. */
function listenAtTheDoor(): Arrivals<Given | null> {
  const arrivals = new Arrivals<Given | null>()
  const fromSources = process.defaultApp === true
  arrivals.add(givenIn(process.argv, { workingFolder: process.cwd(), fromSources }))
  app.on('second-instance', (_event, words, workingFolder) =>
    arrivals.add(givenIn(words, { workingFolder, fromSources })),
  )
  app.on('open-file', (event, path) => {
    event.preventDefault()
    arrivals.add(givenFile(path, process.cwd()))
  })
  app.on('open-url', (event, address) => {
    event.preventDefault()
    arrivals.add({ kind: 'refused', name: shown(address), why: 'address' })
  })
  return arrivals
}

/** A run that ended without a farewell could not tell of it: its log is all there is. */
function reportLastRun(data: string, reports: CrashReports): void {
  const note = new RunningNote(join(data, 'running'))
  const before = tailOf(join(data, 'logs', 'main.log'))
  if (note.begin(app.getVersion())) reports.write({ what: 'host', reason: 'ended without a farewell', before })
  app.on('quit', () => note.end())
}

/** A fault in the host is noted, and the program goes on: every move that was answered is on the disk already. */
function surviveFaults(log: RecentLog, reports: CrashReports): void {
  const survive = (reason: string) => (error: unknown) => {
    log.error(reason, { error })
    reports.write({ what: 'host', reason, error, before: log.lines() })
  }
  process.on('uncaughtException', survive('uncaught'))
  process.on('unhandledRejection', survive('unhandled'))
}

function quitGently(hosting: Promise<Host>, table: TableWindow, log: Log): void {
  let said = false
  app.on('will-quit', (event) => {
    if (said) return
    said = true
    event.preventDefault()
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT))
    const closed = hosting
      .then((host) => host.close())
      .catch((error: unknown) => log.error('not closed well', { error }))
    void Promise.race([Promise.all([closed, table.idle()]), timeout])
      // Not from within this event, where quitting again is not heard.
      .finally(() => setImmediate(() => app.quit()))
  })
}

// The fuse of a program for players keeps Node's inspector shut, whatever the command line says.
const isForTests = inspectorAddress() !== undefined
// A page that has once lost its graphics would otherwise be denied 3D for good.
app.disableDomainBlockingFor3DAPIs()
// These two must come before the program is ready, and nothing may be opened by a second start.
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
  // Another one runs on the same data, and has been told.
  app.quit()
} else {
  void import('./window/dialogs.ts')
    .then(({ tellUnwritable }) => tellUnwritable(app.getPath('userData')))
    .then(() => app.exit(3))
}
