/** Tests of the updates of packed programs, from a feed on this computer: what they take, and what they refuse. */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UpdateState } from '../../../electron/contract/ipc.ts'
import type { RunningApp } from '../../../electron/e2e/driver/app.ts'
import { type Offered, startFeed } from '../../../electron/e2e/driver/feed.ts'
import { value } from '../../../electron/e2e/driver/host.ts'
import { startVirtualDisplay } from '../../electron/virtualDisplay.ts'
import { DEBIAN_PACKAGES } from '../configuration.ts'
import { DebianRoot, PLAYER } from '../debian/debianRoot.ts'
import { launcherOf, packageIn, TESTS_FOLDER } from '../debian/installedProgram.ts'
import { newerPackage, STARTED } from '../debian/newerPackage.ts'
import { enterPassword, installPkexec } from '../debian/passwordDialog.ts'
import { start } from '../debian/programFacts.ts'
import { UNIX_NAME } from '../product.ts'

const VERSION = '9.9.9'
const SIZE = 3_000_000
/** The folder where a program keeps what it downloads, and its size in bytes: too small for two updates. */
const CACHE = { path: `${PLAYER.home}/.cache/${UNIX_NAME}-updater`, size: 5_000_000 }
const INSIDE = `${PLAYER.home}/table.AppImage`

const folder = await mkdtemp(join(tmpdir(), 'updates-'))
const feed = await startFeed(folder, { version: VERSION, program: Buffer.alloc(0) })
const display = await startVirtualDisplay()
const packing = spawnSync(
  process.execPath,
  ['build/packaging/package.ts', 'deb', 'appimage', '--quick', '--for-tests'],
  {
    encoding: 'utf8',
    env: { ...process.env, UPDATE_FEED_URL: feed.address, MINISIGN_PUBLIC_KEY: feed.publicKey },
  },
)
if (packing.status !== 0) throw new Error(packing.stderr)

afterAll(async () => {
  feed.close()
  display.stop()
  await rm(folder, { recursive: true })
})

interface Updated {
  readonly kind: 'AppImage' | 'deb'
  readonly command: string
  readonly newer: Buffer
  install(debian: DebianRoot, file: string): Promise<void>
  /** States what follows once the newer version is downloaded. */
  outcomes(running: () => Running): void
}

interface Running {
  readonly debian: DebianRoot
  readonly app: RunningApp
}

const APP_IMAGE = Buffer.alloc(SIZE, '#!/bin/sh\n# a newer program\n')

const KINDS: readonly Updated[] = [
  {
    kind: 'AppImage',
    command: INSIDE,
    newer: APP_IMAGE,
    async install(debian, file) {
      debian.installAll(DEBIAN_PACKAGES)
      debian.copyIn(file, INSIDE)
      chownSync(join(debian.path, INSIDE), PLAYER.id, PLAYER.id)
    },
    outcomes(running) {
      it('has become the newer version after it was quit', async () => {
        const { app, debian } = running()
        expect(await app.quit()).toBe(0)
        expect(readFileSync(join(debian.path, INSIDE)).equals(APP_IMAGE)).toBe(true)
      })
    },
  },
  {
    kind: 'deb',
    command: `/usr/bin/${UNIX_NAME}`,
    newer: await newerPackage(VERSION, SIZE),
    install: (debian, file) => debian.install(file),
    outcomes: statePasswords,
  },
]

/** States what becomes of a Debian package's update without a password dialog, with a refused one, and with a password. */
function statePasswords(running: () => Running): void {
  const command = `sudo apt install '${CACHE.path}/pending/captains-table-${VERSION}.deb'`
  let bus: ChildProcess | null = null
  const refused = async ({ app, debian }: Running) => {
    await value(app, 'updates:install', {})
    expect(await value(app, 'updates:state', {})).toEqual({ kind: 'failed', why: 'not-installed', byHand: command })
    expect(debian.sudo('dpkg', '--verify', UNIX_NAME)).toBe('')
  }
  afterAll(() => void bus?.kill())

  it('goes on without a password dialog, and names the command that installs it by hand', () => refused(running()))

  it('is installed by that command', () => {
    const simulated = command.replace('sudo apt', 'apt-get --simulate')
    expect(running().debian.sudo('sh', '-c', simulated)).toMatch(new RegExp(`^Inst ${UNIX_NAME} .*${VERSION}`, 'm'))
  })

  it('goes on if the password is refused', async () => {
    bus = installPkexec(running().debian)
    expect(await checkedBy(running().app)).toEqual({ kind: 'ready', version: VERSION })
    await refused(running())
  })

  it('is installed after the password, and starts as the newer version', async () => {
    const { app, debian } = running()
    enterPassword(debian)
    expect(await checkedBy(app)).toEqual({ kind: 'ready', version: VERSION })
    await value(app, 'updates:install', {}).catch(() => undefined) // the program may end before it answers
    await expect.poll(() => existsSync(debian.home(STARTED)), { timeout: 120_000 }).toBe(true)
    expect(readFileSync(debian.home(STARTED), 'utf8').trim()).toBe(VERSION)
    expect(debian.sudo('dpkg-query', '--show', UNIX_NAME).trim()).toBe(`${UNIX_NAME}\t${VERSION}`)
    expect(debian.sudo('dpkg', '--verify', UNIX_NAME)).toBe('')
  })
}

/** Returns the state after a check. */
async function checkedBy(app: RunningApp): Promise<UpdateState> {
  await value(app, 'updates:check', {})
  const state = () => value(app, 'updates:state', {})
  await expect.poll(async () => (await state()).kind, { timeout: 60_000 }).not.toMatch(/checking|loading/)
  return state()
}

describe.each(KINDS)('the $kind with a feed', ({ kind, command, newer, install, outcomes }) => {
  const file = packageIn(TESTS_FOLDER, kind)
  let debian: DebianRoot
  let app: RunningApp
  const cache = () => join(debian.path, CACHE.path)
  const filler = () => join(cache(), 'filler')
  const offer = (offered: Partial<Offered>) => feed.offer({ version: VERSION, program: newer, kind, ...offered })
  const checked = () => checkedBy(app)

  beforeAll(async () => {
    debian = await DebianRoot.make('bookworm')
    await install(debian, file)
    for (const path of [join(cache(), '..'), cache()]) {
      spawnSync('install', ['-d', '-o', `${PLAYER.id}`, '-g', `${PLAYER.id}`, path])
    }
    const options = `size=${CACHE.size},uid=${PLAYER.id},gid=${PLAYER.id}`
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', cache()])).toMatchObject({ status: 0 })
    const launcher = () => launcherOf(debian, display, { APPIMAGE_EXTRACT_AND_RUN: '1' }, command)
    app = await start({ debian, launcher })
  }, 1_200_000)

  afterAll(async () => {
    await app?.kill()
    spawnSync('umount', ['--lazy', cache()])
    await debian?.remove()
  })

  it('takes no older version', async () => {
    offer({ version: '0.0.1' })
    expect(await checked()).toEqual({ kind: 'idle', current: true })
  })

  it.each(['other', null] as const)('downloads nothing that is signed by %s', async (signedBy) => {
    offer({ signedBy })
    expect(await checked()).toEqual({ kind: 'failed', why: 'unsigned' })
    expect(feed.asked.filter((path) => path.endsWith(kind))).toEqual([])
  })

  it('refuses a file with another hash than announced, and does not keep it', async () => {
    offer({ announced: Buffer.from(newer).fill('x', 100, 200) })
    expect(await checked()).toEqual({ kind: 'failed', why: 'damaged' })
    expect(readdirSync(cache(), { recursive: true }).filter((name) => `${name}`.endsWith(`9.${kind}`))).toEqual([])
  })

  it('fails if the download breaks off', async () => {
    offer({ cutAfter: 1_000_000 })
    expect(await checked()).toMatchObject({ kind: 'failed' })
  })

  it('fails if the disk is full', async () => {
    const { bavail, bsize } = statfsSync(cache())
    writeFileSync(filler(), Buffer.alloc(bavail * bsize - 1_000_000))
    offer({})
    expect(await checked()).toMatchObject({ kind: 'failed' })
    rmSync(filler())
  })

  it('is unchanged by all of this', () => {
    if (kind === 'deb') expect(debian.sudo('dpkg', '--verify', UNIX_NAME)).toBe('')
    else expect(readFileSync(join(debian.path, INSIDE)).equals(readFileSync(file))).toBe(true)
  })

  it('takes a newer version with the hash that is signed', async () => {
    offer({})
    expect(await checked()).toEqual({ kind: 'ready', version: VERSION })
  })

  outcomes(() => ({ debian, app }))
})
