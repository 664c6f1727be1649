import { readFile } from 'node:fs/promises'
import type { AppUpdater, CancellationToken } from 'electron-updater'
import type { UnableReason } from '../contract/ipc.ts'
import { type Installation, isSystemPackage, keyFile, needsKey, testFeed, unableReason } from './installation.ts'
import type { NameLookup } from './nameLookup.ts'
import { quitAndInstall } from './quitAndInstall.ts'
import { requireSigned } from './signedUpdate.ts'
import type { UpdateSource } from './source.ts'
import { commandByHand, preferApt, requirePasswordDialog } from './systemPackage.ts'

/** Updates by electron-updater, which is large and therefore loaded on first use. */
export class ElectronSource implements UpdateSource {
  private readonly installation: Installation
  private readonly names: Pick<NameLookup, 'during'>
  private updater: AppUpdater | null = null
  private stopping: CancellationToken | null = null
  private onQuit = true
  /** The path of the downloaded update. */
  private file: string | null = null

  /** @param names allows the program to look up names, which is otherwise blocked */
  constructor(installation: Installation, names: Pick<NameLookup, 'during'>) {
    this.installation = installation
    this.names = names
  }

  unable(): UnableReason | null {
    return unableReason(this.installation)
  }

  async find(): Promise<string | null> {
    const updater = await this.open()
    const found = await this.names.during(() => updater.checkForUpdates())
    if (!found?.isUpdateAvailable) return null
    if (needsKey(this.installation)) requireSigned(await readFile(keyFile(this.installation), 'utf8'), found.updateInfo)
    return found.updateInfo.version
  }

  async load(onProgress: (percent: number) => void): Promise<void> {
    const updater = await this.open()
    const { CancellationToken: Token } = await loadUpdater()
    const stopping = new Token()
    const progress = ({ percent }: { readonly percent: number }) => onProgress(Math.round(percent))
    this.stopping = stopping
    updater.on('download-progress', progress)
    try {
      const [file] = await this.names.during(() => updater.downloadUpdate(stopping))
      this.file = file ?? null
    } finally {
      updater.off('download-progress', progress)
      this.stopping = null
    }
  }

  stop(): void {
    this.stopping?.cancel()
  }

  install(): void {
    if (!this.updater) return
    if (isSystemPackage(this.installation)) requirePasswordDialog()
    quitAndInstall(this.updater)
  }

  byHand(): string | null {
    return this.file !== null && isSystemPackage(this.installation) ? commandByHand(this.file) : null
  }

  installOnQuit(wanted: boolean): void {
    this.onQuit = wanted
    if (this.updater) this.updater.autoInstallOnAppQuit = this.installsOnQuit
  }

  private get installsOnQuit(): boolean {
    return this.onQuit && !isSystemPackage(this.installation)
  }

  private async open(): Promise<AppUpdater> {
    if (this.updater) return this.updater
    this.updater = prepared((await loadUpdater()).autoUpdater, this.installation)
    this.updater.autoInstallOnAppQuit = this.installsOnQuit
    return this.updater
  }
}

async function loadUpdater() {
  // CommonJS: its exports are in `default`.
  return (await import('electron-updater')).default
}

function prepared(updater: AppUpdater, installation: Installation): AppUpdater {
  const feed = testFeed(installation)
  if (isSystemPackage(installation)) preferApt(process.env)
  if (feed !== null) {
    updater.updateConfigPath = feed
    updater.forceDevUpdateConfig = true
  }
  updater.autoDownload = false
  updater.logger = null
  // The awaited calls report errors; an `error` event without a listener would end the program.
  updater.on('error', () => undefined)
  return updater
}
