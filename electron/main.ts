import { join } from 'node:path'
import { app, protocol, session } from 'electron'
import { Host } from './host.ts'
import { type Log, openLog } from './log.ts'
import { pageAddress } from './window/address.ts'
import { lockDown, lockSession } from './window/lockdown.ts'
import { setMenu } from './window/menu.ts'
import { PAGE_SCHEME, servePage } from './window/page.ts'

/** How long the program waits, in milliseconds, for what is still being written when it ends. */
const LONGEST_FAREWELL = 3000

/** Starts the program, step by step. */
async function start(): Promise<void> {
  const address = pageAddress(app.isPackaged, process.env)
  const log = openLog(join(app.getPath('userData'), 'logs'), { echo: !app.isPackaged })
  surviveFaults(log)
  lockDown(app, address.isOwn)
  setMenu()

  await app.whenReady()
  log.info('start', { version: app.getVersion(), platform: process.platform })
  lockSession(session.defaultSession, address.mayFetch)
  protocol.handle(PAGE_SCHEME, servePage(join(import.meta.dirname, '../renderer')))
  const host = await Host.start(address, log)
  app.on('open-file', (event, path) => {
    event.preventDefault()
    void host.welcome(['', path], process.cwd())
  })
  app.on('second-instance', (_event, args, workingFolder) => void host.welcome(args, workingFolder))
  app.on('window-all-closed', () => app.quit())
  quitGently(host, log)
  await host.show()
  await host.welcome(process.argv, process.cwd())
}

/** A fault in the host is noted, and the program goes on: every move that was answered is on the disk already. */
function surviveFaults(log: Log): void {
  process.on('uncaughtException', (error) => log.error('uncaught', { error }))
  process.on('unhandledRejection', (error) => log.error('unhandled', { error }))
  app.on('child-process-gone', (_event, { type, reason, exitCode }) =>
    log.warn('process gone', { reason: `${type}: ${reason}`, exitCode }),
  )
}

function quitGently(host: Host, log: Log): void {
  let said = false
  app.on('will-quit', (event) => {
    if (said) return
    said = true
    event.preventDefault()
    const patience = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_FAREWELL))
    Promise.race([host.close(), patience])
      .catch((error: unknown) => log.error('not closed well', { error }))
      // Not from within this event, where quitting again is not heard.
      .finally(() => setImmediate(() => app.quit()))
  })
}

// These two must come before the program is ready, and nothing may be opened by a second start.
protocol.registerSchemesAsPrivileged([
  { scheme: PAGE_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
])
if (app.requestSingleInstanceLock()) {
  start().catch((error: unknown) => {
    console.error(error)
    app.exit(1)
  })
} else {
  app.quit()
}
