/** The parts of Windows that wine lacks, each with the tests of the host that need it and fail without it. */
export const LACKING = {
  'links to files and folders': [
    'readBounded: refuses a folder and a link to one',
    'settings: that cannot be read for a moment are not overwritten with defaults',
    'a damaged file of people’s settings: is never overwritten while it cannot be read',
  ],
  'pipes that one process at a time can create, by which a host locks its folder': [
    'keeps another process out, and names the folder and the process that holds it',
    'holds whatever path leads to the folder, and no other folder',
    'is shared within a process, and released with its last user',
    'a second host on one data folder does not start, and names the folder and the process',
    'a store that another process uses can be read, and nothing is written there',
    'a store keeps its folder from the first write until it is closed',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
