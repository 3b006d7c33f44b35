import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { layoutFaults } from './layout-faults.ts';
import { LearnerAtBrowser } from './learner.ts';
import { expect, test } from './story.ts';
