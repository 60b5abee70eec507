import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { downloadInvoice } from './download-invoice.ts';
import { moveOrder } from './move-order.ts';
import { movePayment } from './move-payment.ts';
import { placeOrder } from './place-order.ts';
import { readOrder, readOrders, readPayments } from './read-orders.ts';
import { readRevenue } from './read-revenue.ts';
import { recordPayment } from './record-payment.ts';

export const orderRoutes: readonly Route[] = [
  changes(contract.placeOrder, placeOrder),
  reads(contract.listOrders, readOrders),
  reads(contract.getOrder, readOrder),
  changes(contract.moveOrder, moveOrder),
  changes(contract.recordPayment, recordPayment),
  changes(contract.movePayment, movePayment),
  reads(contract.listPayments, readPayments),
  reads(contract.downloadInvoice, downloadInvoice),
  reads(contract.getRevenue, readRevenue),
];
