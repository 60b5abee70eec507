import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { forgetScenario, renameScenario } from './change-scenario.ts';
import { changeTask } from './change-task.ts';
import { keepScenario } from './keep-scenario.ts';
import { moveTask } from './move-task.ts';
import { priceAsTrade } from './price-as-trade.ts';
import { readPlan } from './read-plan.ts';
import { readPoints } from './read-points.ts';
import { readScenarios } from './read-scenarios.ts';
import { readValue } from './read-value.ts';
import { setAssets } from './set-assets.ts';
import { takeTask } from './take-task.ts';

export const checkValueRoutes: readonly Route[] = [
  reads(contract.getCheckValue, readValue),
  changes(contract.chooseTrade, priceAsTrade),
  changes(contract.setAssets, setAssets),
  reads(contract.listScenarios, readScenarios),
  changes(contract.keepScenario, keepScenario),
  changes(contract.renameScenario, renameScenario),
  changes(contract.deleteScenario, forgetScenario),
  reads(contract.getPlan, readPlan),
  changes(contract.takeTask, takeTask),
  changes(contract.changeTask, changeTask),
  changes(contract.moveTask, moveTask),
  reads(contract.listPoints, readPoints),
];
