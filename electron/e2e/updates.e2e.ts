import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UPDATE_FEED } from '../contract/environment.ts'
import type { UpdateState } from '../contract/ipc.ts'
import { FLAT_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { type LocalFeed, type Offered, startFeed } from './driver/feed.ts'
import { call, newMatch, value } from './driver/host.ts'

const NEWER = Buffer.from('#!/bin/sh\n# a newer program\n'.repeat(2000))

let folder: string
let app: RunningApp
let feed: LocalFeed | null = null

async function openFolder(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'captains-table-feed-'))
}

async function clear(): Promise<void> {
  feed?.close()
  feed = null
  await app.discard()
  await rm(folder, { recursive: true, force: true })
}

const installed = () => join(folder, 'installed.AppImage')

/** Starts the program as if installed as a single file, with a test feed. */
async function startWith(offered: Offered, settings = FLAT_SETTINGS): Promise<LocalFeed> {
  await writeFile(installed(), 'the program of today', { mode: 0o755 })
  const started = await startFeed(folder, offered)
  feed = started
  const env = {
    [UPDATE_FEED]: started.description,
    APPIMAGE: installed(),
    XDG_CACHE_HOME: join(folder, 'cache'),
    // Reuses compiled shaders.
    MESA_SHADER_CACHE_DIR: join(homedir(), '.cache'),
  }
  app = await startApp({ env, settings })
  return started
}

const state = () => value(app, 'updates:state', {})

async function settles(kind: UpdateState['kind']): Promise<UpdateState> {
  await expect.poll(async () => (await state()).kind).toBe(kind)
  return state()
}

// The single-file updater exists on Linux only.
const isLinux = process.platform === 'linux'

describe.runIf(isLinux)('an update on a feed', () => {
  beforeEach(openFolder)
  afterEach(clear)

  it('is downloaded, but never during a match, and installed on quit', async () => {
    const { asked } = await startWith({ version: '9.9.9', program: NEWER })
    const id = await newMatch(app, 1)
    expect(await value(app, 'updates:check', {})).toEqual({ kind: 'postponed', version: null })
    await app.page.waitForTimeout(500)
    expect(asked).toEqual([])
    await value(app, 'match:leave', { id })
    expect(await settles('ready')).toEqual({ kind: 'ready', version: '9.9.9' })
    expect(asked[0]).toBe('/latest-linux.yml')
    await value(app, 'match:open', { id })
    expect(await call(app, 'updates:install', {})).toEqual({ ok: false, problem: { code: 'match-on-table' } })
    expect(await readFile(installed(), 'utf8')).toBe('the program of today')
    await app.quit()
    expect(await readFile(installed())).toEqual(NEWER)
  })
})

describe.runIf(isLinux)('an update that cannot be installed', () => {
  let offers: LocalFeed
  beforeAll(async () => {
    await openFolder()
    offers = await startWith({ version: '0.0.1', program: NEWER })
  })
  afterAll(clear)

  it('is reported as none if it is not newer', async () => {
    await value(app, 'updates:check', {})
    expect(await settles('idle')).toEqual({ kind: 'idle', current: true })
  })

  it('is not requested when switched off', async () => {
    offers.offer({ version: '9.9.9', program: NEWER })
    await value(app, 'settings:change', { updates: false })
    expect(await value(app, 'updates:check', {})).toEqual({ kind: 'off' })
    await app.page.waitForTimeout(300)
    expect(offers.asked).toEqual([])
    await value(app, 'settings:change', { updates: true })
  })

  it.each(['other', null] as const)('is rejected and never downloaded if it is signed by %s', async (signedBy) => {
    offers.offer({ version: '9.9.9', program: NEWER, signedBy })
    await value(app, 'updates:check', {})
    expect(await settles('failed')).toEqual({ kind: 'failed', why: 'unsigned' })
    expect(offers.asked).toEqual(['/latest-linux.yml'])
  })

  it('is rejected if it differs from what was announced', async () => {
    offers.offer({ version: '9.9.9', program: NEWER, announced: Buffer.from(NEWER).fill('x', 100, 200) })
    await value(app, 'updates:check', {})
    expect(await settles('failed')).toEqual({ kind: 'failed', why: 'damaged' })
  })

  it('fails with a message if the feed is unreachable', async () => {
    offers.close()
    await value(app, 'updates:check', {})
    expect(await settles('failed')).toEqual({ kind: 'failed', why: 'unreachable' })
  })

  it('leaves the program as it was', async () => {
    await app.quit()
    expect(await readFile(installed(), 'utf8')).toBe('the program of today')
  })
})

describe('the settings', () => {
  beforeEach(openFolder)
  afterEach(clear)

  it('say in both languages that a program run from its sources is not updated, and where reports are', async () => {
    app = await startApp({ size: { width: 1280, height: 800 }, settings: FLAT_SETTINGS })
    expect(await value(app, 'updates:check', {})).toEqual({ kind: 'unable', why: 'sources' })
    const { page } = app
    await page.getByTestId('menu-settings').click()
    await page.getByText('runs from source').waitFor()
    await page.getByText(join(app.dataFolder, 'crashes')).waitFor()
    await app.screenshot('settings')
    await page.getByTestId('language-ru').click()
    await page.getByText('запущена из исходного кода').waitFor()
    expect(app.consoleErrors).toEqual([])
  })

  it.runIf(isLinux)('check for an update on request and switch updates off', async () => {
    await startWith({ version: '9.9.9', program: NEWER }, { ...FLAT_SETTINGS, language: 'ru' })
    const { page } = app
    await page.getByTestId('menu-settings').click()
    await page.getByTestId('updates-check').click()
    await page.getByText('Версия 9.9.9 готова').waitFor()
    await page.getByTestId('updates-install').waitFor()
    await page.getByTestId('setting-updates').click()
    await expect.poll(async () => (await value(app, 'settings:get', {})).updates).toBe(false)
    await app.quit()
    expect(await readFile(installed(), 'utf8')).toBe('the program of today')
  })
})
