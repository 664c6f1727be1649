import type { App, ConfigureHostResolverOptions } from 'electron'

/** Sends look-ups only to a server that does not exist, on a reserved port. */
const NOWHERE: ConfigureHostResolverOptions = {
  secureDnsMode: 'secure',
  secureDnsServers: ['https://127.0.0.1:1/dns-query'],
}
/** Electron's own default. */
const USUAL: ConfigureHostResolverOptions = { secureDnsMode: 'automatic', secureDnsServers: [] }

/**
 * Looks up names only while the program itself needs one: a page under an attacker's control could send data to name
 * servers, by links to prefetch and by WebRTC, which bypass its policy, request filter and proxy.
 */
export class NameLookup {
  private readonly app: Pick<App, 'configureHostResolver' | 'on'>
  private users = 0

  /** Must be called when the app is ready. */
  constructor(app: Pick<App, 'configureHostResolver' | 'on'>) {
    this.app = app
    this.configure()
    // The network's process may crash, and its successor starts with the default.
    app.on('child-process-gone', () => this.configure())
  }

  /** Looks up names until the work is done. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.users++
    this.configure()
    try {
      return await work()
    } finally {
      this.users--
      this.configure()
    }
  }

  private configure(): void {
    this.app.configureHostResolver(this.users > 0 ? USUAL : NOWHERE)
  }
}
