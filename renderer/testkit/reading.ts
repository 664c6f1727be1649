import { act } from '@testing-library/react'
import { READING_TIME } from '../input/holdBack.ts'

/** Waits for the time that reading a line of the coach takes, so that the key that confirms plays it. */
export const adviceIsRead = (): Promise<void> => act(() => new Promise<void>((read) => setTimeout(read, READING_TIME)))
