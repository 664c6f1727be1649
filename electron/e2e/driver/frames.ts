import type { RunningApp } from './app.ts'

/** Returns the number of frames that the table draws in a second. */
export async function framesInASecond(app: RunningApp): Promise<number> {
  const { frames } = await app.frameCost()
  await app.page.waitForTimeout(1000)
  return (await app.frameCost()).frames - frames
}
