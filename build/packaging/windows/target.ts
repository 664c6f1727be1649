/** The installer and the portable program for Windows, made by Debian's makensis: electron-builder downloads its own. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Arch, Target, type WinPackager } from 'electron-builder'
import { sizeOf } from '../size.ts'
import { header, type InstallerOrder, type ProductTexts } from './header.ts'

/** Windows packages that are made from a script in this folder. */
export const SCRIPTS = { nsis: 'installer.nsi', portable: 'portable.nsi' } as const

/** A package that electron-builder lets this module make. */
export class ScriptedTarget extends Target {
  override readonly name: keyof typeof SCRIPTS
  readonly outDir: string
  readonly options: { readonly artifactName: string }
  private readonly packager: WinPackager
  private readonly quick: boolean

  constructor(
    name: keyof typeof SCRIPTS,
    packager: WinPackager,
    {
      outDir,
      artifactName,
      quick,
    }: { readonly outDir: string; readonly artifactName: string; readonly quick: boolean },
  ) {
    super(name, false)
    this.name = name
    this.outDir = outDir
    this.options = { artifactName }
    this.packager = packager
    this.quick = quick
  }

  override async build(appOutDir: string, arch: Arch): Promise<void> {
    const { packager } = this
    const file = join(this.outDir, packager.expandArtifactNamePattern(this.options, 'exe', arch))
    await packager.info.emitArtifactBuildStarted({ targetPresentableName: this.name, file, arch })
    const product = productTexts(packager)
    await compile(SCRIPTS[this.name], { folder: appOutDir, product, output: file, quick: this.quick })
    await packager.signIf(file)
    await packager.info.emitArtifactBuildCompleted({
      file,
      target: this,
      arch,
      packager,
      isWriteUpdateInfo: this.name === 'nsis',
    })
  }
}

/** Compiles a script of this folder into a program. @throws with the words of makensis */
export async function compile(
  script: string,
  order: Pick<InstallerOrder, 'folder' | 'product' | 'output' | 'quick'>,
): Promise<void> {
  const entries = await readdir(order.folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(order.folder, join(entry.parentPath, entry.name)))
    .sort()
  const icon = join(import.meta.dirname, '..', 'icons', 'icon.ico')
  const work = await mkdtemp(join(tmpdir(), 'installer-'))
  try {
    const path = join(work, 'header.nsh')
    await writeFile(path, header({ ...order, files, icon, bytes: await sizeOf(order.folder) }))
    const args = ['-V2', '-WX', '-INPUTCHARSET', 'UTF8', `-DHEADER=${path}`, script]
    const { status, stdout, stderr, error } = spawnSync('makensis', args, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`makensis failed: ${error?.message ?? `${stdout}\n${stderr}`}`)
  } finally {
    await rm(work, { recursive: true })
  }
}

function productTexts({ appInfo, info }: WinPackager): ProductTexts {
  return {
    version: appInfo.version,
    versionNumbers: appInfo.getVersionInWeirdWindowsForm(),
    description: appInfo.description,
    company: appInfo.companyName ?? appInfo.productName,
    copyright: appInfo.copyright,
    homepage: info.metadata.homepage ?? '',
    updatesFolder: appInfo.updaterCacheDirName,
  }
}
