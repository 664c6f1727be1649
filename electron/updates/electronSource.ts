import type { AppUpdater, CancellationToken } from 'electron-updater'
import type { UnableReason } from '../contract/ipc.ts'
import { type Installation, isSystemPackage, triedFeed, unableReason } from './installation.ts'
import { quitAndInstall } from './quitAndInstall.ts'
import type { UpdateSource } from './source.ts'

/** The updater proper. It is large and seldom needed, so it is loaded when it is first asked. */
export class ElectronSource implements UpdateSource {
  private readonly installation: Installation
  private updater: AppUpdater | null = null
  private stopping: CancellationToken | null = null
  private atEnd = true

  constructor(installation: Installation) {
    this.installation = installation
  }

  unable(): UnableReason | null {
    return unableReason(this.installation)
  }

  async find(): Promise<string | null> {
    const updater = await this.open()
    const found = await updater.checkForUpdates()
    return found?.isUpdateAvailable ? found.updateInfo.version : null
  }

  async load(tell: (percent: number) => void): Promise<void> {
    const updater = await this.open()
    const { CancellationToken: Token } = await loadUpdater()
    const stopping = new Token()
    const progress = ({ percent }: { readonly percent: number }) => tell(Math.round(percent))
    this.stopping = stopping
    updater.on('download-progress', progress)
    try {
      await updater.downloadUpdate(stopping)
    } finally {
      updater.off('download-progress', progress)
      this.stopping = null
    }
  }

  stop(): void {
    this.stopping?.cancel()
  }

  install(): void {
    if (this.updater) quitAndInstall(this.updater)
  }

  installAtEnd(wanted: boolean): void {
    this.atEnd = wanted
    if (this.updater) this.updater.autoInstallOnAppQuit = this.installsAtEnd
  }

  private get installsAtEnd(): boolean {
    return this.atEnd && !isSystemPackage(this.installation)
  }

  private async open(): Promise<AppUpdater> {
    if (this.updater) return this.updater
    this.updater = prepared((await loadUpdater()).autoUpdater, this.installation)
    this.updater.autoInstallOnAppQuit = this.installsAtEnd
    return this.updater
  }
}

async function loadUpdater() {
  // CommonJS: what it exports is found below its default.
  return (await import('electron-updater')).default
}

function prepared(updater: AppUpdater, installation: Installation): AppUpdater {
  const tried = triedFeed(installation)
  if (tried !== null) {
    updater.updateConfigPath = tried
    updater.forceDevUpdateConfig = true
  }
  updater.autoDownload = false
  updater.logger = null
  // Whoever asked is told by what they await; unheard, the event would end the program.
  updater.on('error', () => undefined)
  return updater
}
