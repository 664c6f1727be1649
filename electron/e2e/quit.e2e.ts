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

it('starts again on the data of a program that was killed', async () => {
  app = await startApp()
  await menu()
  await app.kill()
  app = await app.restart()
  await menu()
  expect(app.complaints).toEqual([])
})
