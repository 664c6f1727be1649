import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { launch, type RunningApp, startApp } from './driver/app.ts'

let app: RunningApp
afterEach(() => app.discard())

const menu = () => app.page.getByRole('button').first().waitFor()

it('exits on the quit command', async () => {
  app = await startApp()
  await menu()
  expect(await app.quit()).toBe(0)
})

it('ends without an error while its page still loads', async () => {
  const { program, dataFolder } = await launch({})
  const child = program.process()
  const ended = once(child, 'exit')
  try {
    await program.evaluate(({ app, BrowserWindow }) => {
      const quitSoon = () => setTimeout(() => app.quit())
      if (BrowserWindow.getAllWindows().length > 0) quitSoon()
      else app.once('browser-window-created', quitSoon)
    })
    expect((await ended)[0]).toBe(0)
    const log = await readFile(join(dataFolder, 'logs', 'main.log'), 'utf8')
    expect(log.split('\n').filter((line) => line.includes('[error]'))).toEqual([])
    expect(await readdir(dataFolder)).not.toContain('crashes')
  } finally {
    child.kill('SIGKILL')
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
})

it('saves the final bounds of its window', async () => {
  app = await startApp()
  await menu()
  await app.program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(1100, 700))
  expect(await app.quit()).toBe(0)
  const bounds: unknown = JSON.parse(await readFile(join(app.dataFolder, 'window.json'), 'utf8'))
  expect(bounds).toMatchObject({ width: 1100, height: 700, maximized: false })
  expect((await readdir(app.dataFolder)).filter((name) => name.startsWith('window.json.'))).toEqual([])
})

it('starts again with the data of a killed program', async () => {
  app = await startApp()
  await menu()
  await app.kill()
  app = await app.restart()
  await menu()
  expect(app.consoleErrors).toEqual([])
})
