import type { App, ConfigureHostResolverOptions } from 'electron'

/** Names are looked up at a server that does not exist, on a port that is reserved, and nowhere else. */
const NOWHERE: ConfigureHostResolverOptions = {
  secureDnsMode: 'secure',
  secureDnsServers: ['https://127.0.0.1:1/dns-query'],
}
/** As Electron does by itself. */
const USUAL: ConfigureHostResolverOptions = { secureDnsMode: 'automatic', secureDnsServers: [] }

/**
 * Looks up names only while the program itself needs one: a page that turned hostile could tell a server of names what it
 * knows, by links to prefetch and by WebRTC, which ask past its policy, request filter and proxy.
 */
export class NameLookup {
  private readonly app: Pick<App, 'configureHostResolver' | 'on'>
  private users = 0

  /** Call when the app is ready. */
  constructor(app: Pick<App, 'configureHostResolver' | 'on'>) {
    this.app = app
    this.configure()
    // The network's process may crash, and its successor begins as usual.
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
