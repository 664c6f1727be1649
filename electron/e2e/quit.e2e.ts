import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { type RunningApp, startApp } from './driver/app.ts'

let app: RunningApp
afterEach(() => app.discard())

const menu = () => app.page.getByRole('button').first().waitFor()

it('ends by itself when it is told to quit', async () => {
  app = await startApp()
  await menu()
  expect(await app.quit()).toBe(0)
})

it('keeps the bounds that its window had at the end', async () => {
  app = await startApp()
  await menu()
  await app.program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(1100, 700))
  expect(await app.quit()).toBe(0)
  const bounds: unknown = JSON.parse(await readFile(join(app.dataFolder, 'window.json'), 'utf8'))
  expect(bounds).toMatchObject({ width: 1100, height: 700, maximized: false })
  expect((await readdir(app.dataFolder)).filter((name) => name.startsWith('window.json.'))).toEqual([])
})

it('starts again on the data of a program that was killed', async () => {
  app = await startApp()
  await menu()
  await app.kill()
  app = await app.restart()
  await menu()
  expect(app.complaints).toEqual([])
})
